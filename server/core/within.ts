export class Late extends Error {}

/** A process that had no time to read an answer reads it within this time (ms). */
const graceMs = 100;

/** Throws `Late` where work takes longer; what it comes to then is lost. */
export async function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const fail = () => late.reject(new Late(`no answer within ${limitMs} ms`));
  let timer = setTimeout(() => {
    timer = setTimeout(fail, graceMs);
  }, limitMs);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
    work.catch(() => undefined);
  }
}
