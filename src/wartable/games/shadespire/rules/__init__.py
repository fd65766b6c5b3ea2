"""The rules of Shadespire as functions over the record."""
