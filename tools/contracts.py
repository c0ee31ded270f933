"""A contract for import-linter: packages that import the standard library, a few named others, nothing else.

import-linter's own `forbidden` contract lists what is refused; here what is allowed is the short list.
"""

import sys

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class PureContract(Contract):
    type_name = "pure"

    packages = fields.ListField(subfield=fields.StringField())
    allowed = fields.ListField(subfield=fields.StringField(), required=False)
    refused = fields.ListField(subfield=fields.StringField(), required=False)

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        options = self.contract_options
        allowed = sys.stdlib_module_names | set(options.get("allowed", ()))
        allowed -= set(options.get("refused", ()))
        found = []
        for package in options["packages"]:
            if package not in graph.modules:
                continue  # a package that does not exist yet
            for module in sorted({package} | graph.find_descendants(package)):
                for imported in sorted(graph.find_modules_directly_imported_by(module)):
                    # Imports inside the package are checked by the layers contract.
                    if graph.is_module_squashed(imported) and imported.partition(".")[0] not in allowed:
                        details = graph.get_import_details(importer=module, imported=imported)
                        found.append((module, imported, [detail["line_number"] for detail in details]))
        return ContractCheck(kept=not found, metadata={"found": found})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for module, imported, lines in check.metadata["found"]:
            where = ", ".join(f"l.{line}" for line in lines)
            output.print_error(f"{module} may not import {imported} ({where})")
        output.new_line()
