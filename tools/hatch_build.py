"""Puts compiled rules into a wheel where a C compiler is found, and the page where Node is.

Without a compiler the wheel is plain; the page comes along in a source archive.
"""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))


class CompileRules(BuildHookInterface):  # type: ignore[type-arg]  # hatchling's own generic
    """Runs before the wheel is filled."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        import build_page
        import compile_rules

        if version == "editable":
            return
        if not build_page.BUILT.is_file():
            try:
                build_page.main()
            except SystemExit as missing:
                self.app.display_warning(f"This wheel is without the page: {missing.code}")
        if not compile_rules.has_compiler():
            return
        compile_rules.compile_in_place()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in compile_rules.built():
            build_data["force_include"][str(path)] = str(path.relative_to(compile_rules.SOURCE))
