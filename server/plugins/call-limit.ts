/** Calls shall be answered within this time (s) on average: what comes beyond it is better asked to come again. */
const maxWaitSeconds = 0.4;
/** A page makes about ten calls at once. */
const minCalls = 20;
/** How much the newest rate counts against those before it. */
const weight = 0.5;
/** How fast the limit grows once there is room again. */
const growth = 1.5;

/**
 * How many calls may be worked on at once. While the server is full, as many as it answers in a moment, by the rate at which it
 * answered lately: what a call costs differs a hundredfold, and so does what machines do. Else as many as are set. Calls that
 * wait for something outside, such as a slow store, do not fill the server, and shut no one out.
 */
export class CallLimit {
  readonly #most: number;
  #answered = 0;
  #perSecond: number | undefined;
  #limit: number;

  constructor(most: number) {
    this.#most = most;
    this.#limit = most;
  }

  get current(): number {
    return Math.round(this.#limit);
  }

  answer(): void {
    this.#answered += 1;
  }

  /** Looks back on the time since it looked last. */
  look(seconds: number, isFull: boolean): void {
    const rate = this.#answered / seconds;
    this.#answered = 0;
    if (!isFull) {
      this.#perSecond = undefined;
      this.#limit = Math.min(this.#most, this.#limit * growth);
      return;
    }
    this.#perSecond = this.#perSecond === undefined ? rate : weight * rate + (1 - weight) * this.#perSecond;
    this.#limit = Math.min(this.#most, Math.max(Math.min(minCalls, this.#most), this.#perSecond * maxWaitSeconds));
  }
}

/**
 * How long (ms) the event loop keeps its callers waiting, by measurements of equal time. A single stall, as of a machine that
 * stood still, is over when it is measured: to refuse calls for it would punish those that come after.
 */
export class LastingDelay {
  #before = 0;
  #last = 0;

  get current(): number {
    return Math.min(this.#before, this.#last);
  }

  /** NaN, as of a time without a measurement, counts as none. */
  measure(delayMs: number): void {
    this.#before = this.#last;
    this.#last = Number.isNaN(delayMs) ? 0 : delayMs;
  }
}
