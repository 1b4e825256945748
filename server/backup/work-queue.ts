/** A piece of work with one worker's means; answers what can be done once it is done. */
export type Work<Means> = (means: Means) => Promise<readonly Work<Means>[]>;

/** Works off a list that grows meanwhile, each worker on one piece at a time; throws the first error once all rest. */
export async function workOff<Means>(works: readonly Work<Means>[], workers: readonly Means[]): Promise<void> {
  const waiting = [...works];
  let running = 0;
  return new Promise((resolve, reject) => {
    let failure: { error: unknown } | undefined;
    const idle = [...workers];
    const start = () => {
      while (waiting.length > 0 && !failure && idle.length > 0) {
        const [work, means] = [waiting.shift() as Work<Means>, idle.pop() as Means];
        running += 1;
        work(means)
          .then(
            (more) => void waiting.push(...more),
            (error: unknown) => {
              failure ??= { error };
            },
          )
          .then(() => {
            running -= 1;
            idle.push(means);
            start();
          });
      }
      if (running > 0) return;
      if (failure) reject(failure.error);
      else resolve();
    };
    start();
  });
}
