/** How long (ms) an answer counts at most; another process may have changed the index meanwhile. */
const lifetime = 3000;
const most = 300;

/**
 * What the database answered a moment ago, and what it is being asked right now: users who type the same, or leaf
 * through the same hits, ask it once. Forgotten when the index changes.
 */
export class RecentAnswers {
  readonly #answers = new Map<string, { until: number; answer: Promise<unknown> }>();

  /** The key must name all that the answer depends on, above all who asks. */
  ask<T>(key: string, question: () => Promise<T>): Promise<T> {
    const now = performance.now();
    const recentAnswer = this.#answers.get(key);
    if (recentAnswer && recentAnswer.until > now) return recentAnswer.answer as Promise<T>;
    const answer = question();
    this.#answers.set(key, { until: now + lifetime, answer });
    answer.catch(() => this.#answers.delete(key));
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > most && oldest !== undefined) this.#answers.delete(oldest);
    return answer;
  }

  clear(): void {
    this.#answers.clear();
  }
}
