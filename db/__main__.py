"""`python -m db check | backup`: checks every stored game, or makes a sound copy of a file."""

import argparse
import sys
import time
from collections import Counter
from pathlib import Path

from db.backup import back_up, backup_name
from db.check import check_file
from db.errors import StoreError


def check(args: argparse.Namespace) -> int:
    """Print a line for each game that is broken or skipped, and a summary; return 1 if any is broken."""
    counts = Counter[str]()
    try:
        for finding in check_file(args.path):
            counts[finding.verdict] += 1
            if finding.verdict != "sound":
                print(finding)
    except StoreError as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{counts['sound']} sound, {counts['broken']} broken, {counts['skipped']} skipped.")
    return 1 if counts["broken"] else 0


def backup(args: argparse.Namespace) -> int:
    """Copy a file, in use or not. Without a target or with a folder, the name of the copy holds the time."""
    path: Path = args.path
    target: Path = args.target or path.parent
    if target.is_dir():
        target /= backup_name(path, int(time.time()))
    try:
        back_up(path, target)
    except StoreError as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{target} is a sound copy of {path}.")
    return 0


def main() -> int:
    """Run the command that the command line names."""
    parser = argparse.ArgumentParser(
        prog="python -m db", description="Look after a database file of the bot."
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    checking = commands.add_parser("check", help="replay every stored game and compare")
    checking.add_argument("path", metavar="FILE", type=Path)
    checking.set_defaults(command=check)
    copying = commands.add_parser("backup", help="copy a file, also while the bot runs, or a backup back")
    copying.add_argument("path", metavar="FILE", type=Path)
    copying.add_argument("target", metavar="TARGET", type=Path, nargs="?", help="a new file, or a folder")
    copying.set_defaults(command=backup)
    args = parser.parse_args()
    return args.command(args)


if __name__ == "__main__":
    sys.exit(main())
