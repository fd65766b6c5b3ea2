"""Universal ploys: cards 308 to 372."""
