import { type ImportFault, isImportError } from '#contract/commissions/import.ts';

/** Maximum number of listed faults; after correcting them, users see the next ones. */
const maxKept = 200;

/** Faults of a file: the first ones, and the total. Errors take precedence over warnings. */
export class FaultList {
  readonly #errors: ImportFault[] = [];
  readonly #warnings: ImportFault[] = [];
  errors = 0;
  warnings = 0;

  add(fault: ImportFault): void {
    const isError = isImportError(fault);
    if (isError) this.errors += 1;
    else this.warnings += 1;
    const faultsOfKind = isError ? this.#errors : this.#warnings;
    if (faultsOfKind.length < maxKept) faultsOfKind.push(fault);
  }

  get kept(): ImportFault[] {
    return [...this.#errors, ...this.#warnings];
  }
}
