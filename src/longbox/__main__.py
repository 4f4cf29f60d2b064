"""`python -m longbox` is `longbox`."""

import sys

from longbox.cli import main

sys.exit(main())
