"""The laboratory: laws that every game obeys, batches of random games that look for one that does not, and figures."""
