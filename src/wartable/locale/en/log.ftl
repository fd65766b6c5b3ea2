# The log beside the table: what of it is shown.
log-details = Passes and rules
settings-details = Show passes and the numbers of rules in the log
