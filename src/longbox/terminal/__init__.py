"""Playing in a terminal. What is shown comes from the view, the decision, the log and the printed facts alone."""
