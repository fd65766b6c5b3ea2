def describe(*a): raise NotImplementedError
def narrate(*a): raise NotImplementedError
def prompt(*a): raise NotImplementedError
def refuse(*a): raise NotImplementedError
