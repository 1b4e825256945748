import { type ImportFault, isImportError } from '#contract/commissions/import.ts';

/** So many faults are kept; whoever has mended them sees the next ones. */
const maxKept = 200;

/** What is wrong with a file: the first faults, and how many there are. Errors are kept before warnings. */
export class FaultList {
  readonly #errors: ImportFault[] = [];
  readonly #warnings: ImportFault[] = [];
  errors = 0;
  warnings = 0;

  add(fault: ImportFault): void {
    const isError = isImportError(fault);
    if (isError) this.errors += 1;
    else this.warnings += 1;
    const kept = isError ? this.#errors : this.#warnings;
    if (kept.length < maxKept) kept.push(fault);
  }

  get kept(): ImportFault[] {
    return [...this.#errors, ...this.#warnings];
  }
}
