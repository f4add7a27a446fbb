"""`python -m db check FILE`: is every stored game what its seed and its moves make of it?"""

import argparse
import sys
from collections import Counter
from pathlib import Path

from db.check import check_file
from db.errors import StoreError


def check(path: Path) -> int:
    """Print a line for each game that is broken or skipped, and a summary; 1 if any is broken."""
    counts = Counter[str]()
    try:
        for finding in check_file(path):
            counts[finding.verdict] += 1
            if finding.verdict != "sound":
                print(finding)
    except StoreError as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{counts['sound']} sound, {counts['broken']} broken, {counts['skipped']} skipped.")
    return 1 if counts["broken"] else 0


def main() -> int:
    """Read the command line and do what it says."""
    parser = argparse.ArgumentParser(
        prog="python -m db", description="Look after a database file of the bot."
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    checking = commands.add_parser("check", help="replay every stored game and compare")
    checking.add_argument("path", metavar="FILE", type=Path)
    return check(parser.parse_args().path)


if __name__ == "__main__":
    sys.exit(main())
