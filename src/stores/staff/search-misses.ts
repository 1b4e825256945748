import { atom } from 'nanostores';
import { readSearchMisses } from '#api/staff/search-misses.ts';
import type { missPeriods } from '#contract/search/misses.ts';
import { ownedLoader } from '../data/owned-loader.ts';

type MissPeriod = (typeof missPeriods)[number];

const $period = atom<MissPeriod>('30');
/** How many days are looked at. */
export const $missPeriod = $period;

/** What users have searched for without a hit. */
export const searchMisses = ownedLoader('search-misses', () => readSearchMisses($period.get()));

export function chooseMissPeriod(period: MissPeriod): void {
  $period.set(period);
  void searchMisses.reload();
}

/** How a new entry of synonyms begins: with the word that was searched for in vain. */
export function wordsOfAddress(): string {
  const word = new URLSearchParams(location.search).get('word')?.trim().slice(0, 60);
  return word ? `${word}, ` : '';
}
