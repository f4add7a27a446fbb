"""`python -m db check | backup | copy`: checks every stored game, or copies a file or a whole database."""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from db.address import is_address
from db.backup import back_up, backup_name
from db.check import Finding, check_database
from db.copy import copy as copy_database
from db.errors import StoreError


def check(args: argparse.Namespace) -> int:
    """Tell of every game that is broken or skipped; return 1 if any is broken."""
    return tell(check_database(args.database))


def tell(findings: Iterable[Finding]) -> int:
    """Print a line for each game that is broken or skipped, and a summary; return 1 if any is broken."""
    counts = Counter[str]()
    for finding in findings:
        counts[finding.verdict] += 1
        if finding.verdict != "sound":
            print(finding)
    print(f"{counts['sound']} sound, {counts['broken']} broken, {counts['skipped']} skipped.")
    return 1 if counts["broken"] else 0


def backup(args: argparse.Namespace) -> int:
    """Copy a file, in use or not. Without a target or with a folder, the name of the copy holds the time."""
    if is_address(args.path):
        raise StoreError("This makes copies of SQLite files: back up a PostgreSQL database with pg_dump.")
    path = Path(args.path)
    target: Path = args.target or path.parent
    if target.is_dir():
        target /= backup_name(path, int(time.time()))
    back_up(path, target)
    print(f"{target} is a sound copy of {path}.")
    return 0


def copy(args: argparse.Namespace) -> int:
    """Copy a whole database, from one engine to the other or not; the bot must not be running."""
    findings = copy_database(args.old, args.new)
    print("Everything is copied, and every game was replayed from the copy.")
    return tell(findings)


def main() -> int:
    """Run the command that the command line names."""
    parser = argparse.ArgumentParser(prog="python -m db", description="Look after a database of the bot.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    checking = commands.add_parser("check", help="replay every stored game and compare")
    checking.add_argument("database", metavar="DATABASE", help="a file, or postgresql://…")
    checking.set_defaults(command=check)
    backing = commands.add_parser("backup", help="copy a file, also while the bot runs, or a backup back")
    backing.add_argument("path", metavar="FILE")
    backing.add_argument("target", metavar="TARGET", type=Path, nargs="?", help="a new file, or a folder")
    backing.set_defaults(command=backup)
    copying = commands.add_parser("copy", help="copy a whole database, also from one engine to the other")
    copying.add_argument("old", metavar="OLD", help="a file, or postgresql://…; no bot may be running on it")
    copying.add_argument("new", metavar="NEW", help="a new file, or the address of an empty database")
    copying.set_defaults(command=copy)
    args = parser.parse_args()
    try:
        return args.command(args)
    except StoreError as error:
        print(error, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
