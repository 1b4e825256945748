/** Pieces of work that are done one after the other. */
export class WorkQueue {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #stopped = false;

  /** True where the work under way shall end early: something else waits, or nothing more shall be done. */
  get isPressed(): boolean {
    return this.#stopped || this.#waiting > 0;
  }

  get isStopped(): boolean {
    return this.#stopped;
  }

  /** Resolves when the work is done, or left out because of `stop`. */
  run(work: () => Promise<void>): Promise<void> {
    this.#waiting += 1;
    const done = this.#last.then(() => {
      this.#waiting -= 1;
      return this.#stopped ? undefined : work();
    });
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** Resolves when all that was given so far is done. */
  async idle(): Promise<void> {
    await this.#last;
  }

  /** Begins nothing more; `idle` waits for what is under way. */
  stop(): void {
    this.#stopped = true;
  }
}
