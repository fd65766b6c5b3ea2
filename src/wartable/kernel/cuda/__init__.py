"""Rules on a graphics processor: the third way to run them. Nothing here is read in before somebody asks for that device."""
