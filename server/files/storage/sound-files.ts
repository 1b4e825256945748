/** So long (ms) the result of a check counts for a file that was not written to since. */
const lifetime = 3_600_000;
/** So many files are remembered. */
const maxFiles = 10_000;

/**
 * Files that this process has read and found intact, so that not every range of a download reads a whole file again.
 */
export class SoundFiles {
  readonly #checks = new Map<string, { version: string; at: number }>();

  has(id: string, version: string, now: number): boolean {
    const check = this.#checks.get(id);
    return check?.version === version && now >= check.at && now < check.at + lifetime;
  }

  add(id: string, version: string, now: number): void {
    this.#checks.delete(id);
    this.#checks.set(id, { version, at: now });
    const [oldest] = this.#checks.keys();
    if (this.#checks.size > maxFiles && oldest !== undefined) this.#checks.delete(oldest);
  }

  delete(id: string): void {
    this.#checks.delete(id);
  }
}
