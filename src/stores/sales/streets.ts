import { listStreets } from '#api/sales/availability.ts';
import type { StreetList } from '#contract/address-streets.ts';

const zipPattern = /^\d{5}$/;
/** Answers that are kept while the page stands. */
const maxAnswers = 50;
const answers = new Map<string, Promise<StreetList | undefined>>();

/** Streets of a German postcode that begin as typed; undefined where that is not known. */
export function findStreets(zip: string, begin: string): Promise<StreetList | undefined> {
  if (!zipPattern.test(zip)) return Promise.resolve(undefined);
  const key = `${zip} ${begin}`;
  const cached = answers.get(key);
  if (cached) return cached;
  if (answers.size >= maxAnswers) answers.clear();
  const answer = listStreets(zip, begin).catch(() => {
    answers.delete(key);
    return undefined;
  });
  answers.set(key, answer);
  return answer;
}
