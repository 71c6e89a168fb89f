"""Random decisions and games a second: Kontor's rules, plain and compiled, beside their peers.

Everything is measured in the same run, on one core, in turns; see ``docs/benchmarks.md``.
"""

import argparse
import json
import platform
import sys
from dataclasses import asdict
from pathlib import Path

from benchmarks import environment, report, runner
from benchmarks.report import Aim, Speed
from benchmarks.runner import Measured, NotAvailable, Script


def main() -> None:
    options = _options()
    core = runner.pin()
    scripts = runner.own()
    if not options.without_peers:
        _say("installing the peers")
        environment.install()
        scripts += runner.peers()
    rows, missing = _collect(scripts)
    total = len(rows) * options.rounds
    for number, row in enumerate(runner.measure(rows, options.seconds, options.rounds), 1):
        _say(f"{number}/{total} {row.label.system}: {row.label.game}, {row.label.loop}")
    _say("")
    missing |= {f"{r.label.system} {r.label.game}": r.fault for r in rows if r.fault is not None}
    speeds = [report.speed(row.label, row.counts) for row in rows if row.fault is None]
    setting = _setting(core) | {"seconds": options.seconds, "rounds": options.rounds}
    show = _print_json if options.json else _print_table
    show(setting, speeds, missing, report.aims(speeds))


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="wall time a row and round")
    parser.add_argument("--rounds", type=int, default=3, help="how often each row is measured")
    parser.add_argument("--without-peers", action="store_true", help="Kontor's own rules only")
    parser.add_argument("--json", action="store_true", help="for machines")
    return parser.parse_args()


def _collect(scripts: list[Script]) -> tuple[list[Measured], dict[str, str]]:
    """Every row that can be measured here, and why the others cannot."""
    rows = []
    missing = {}
    for script in scripts:
        try:
            rows += runner.offered(script)
        except NotAvailable as reason:
            missing[script.name] = str(reason)
    return rows, missing


def _setting(core: int | None) -> dict[str, object]:
    return {
        "processor": processor(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "system": platform.system(),
        "core": core,
    }


def processor() -> str:
    known = Path("/proc/cpuinfo")
    if known.exists():
        for line in known.read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def _print_table(
    setting: dict[str, object], speeds: list[Speed], missing: dict[str, str], aims: list[Aim]
) -> None:
    place = "not pinned to a core" if setting["core"] is None else f"core {setting['core']}"
    print(f"{setting['processor']}, {setting['system']}, {setting['python']}, {place}")
    print(f"median of {setting['rounds']} rounds, {setting['seconds']} s a row and round")
    print("\n", "\n".join(report.table(speeds)), "\n", sep="")
    for name, reason in missing.items():
        print(f"{name}: not available here ({reason})")
    warning = report.busy(speeds)
    if warning is not None:
        print(warning)
    print("Aims: our slowest row over the fastest of the others")
    for aim in aims:
        ratio = "" if aim.ratio is None else f"{aim.ratio:.3g}×, "
        print(f"- {aim.text}: {ratio}{aim.verdict}")


def _print_json(
    setting: dict[str, object], speeds: list[Speed], missing: dict[str, str], aims: list[Aim]
) -> None:
    rows = [asdict(speed) for speed in speeds]
    judged = [asdict(aim) | {"verdict": aim.verdict} for aim in aims]
    whole = {"setting": setting, "rows": rows, "not_available": missing, "aims": judged}
    print(json.dumps(whole, ensure_ascii=False, indent=2))


def _say(text: str) -> None:
    """Tell a person who waits how far it is; a pipe does not want to know."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
