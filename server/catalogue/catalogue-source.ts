import type { ReleasedState } from '#contract/catalogue/state.ts';
import { entryTexts, textTree } from '#domain/catalogue/entry-texts.ts';
import { readCatalogueFrom } from '#domain/catalogue/in-use.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { addTexts } from '#i18n/on-server.ts';
import type { Db } from '#server/db/open.ts';
import { releasedStates } from '#server/queries/catalogue/states.ts';

interface SourceServices {
  readonly db: Db;
  readonly clock: () => number;
}

/** Another server may have released a state meanwhile: every so often (ms) it is looked up. */
export const catalogueLookMs = 30_000;

let current: { readonly json: string; readonly states: readonly ReleasedState[] } = { json: '', states: [] };

/** Reads what was released; from then on rules, forms, documents and mails go by it. */
export async function renewCatalogue({ db, clock }: SourceServices): Promise<void> {
  const states = await releasedStates(db);
  const json = JSON.stringify(states);
  // The same states stay the same object, by which the forms of a catalogue are kept.
  if (json !== current.json) {
    const texts = states.flatMap(({ entries }) => entries.flatMap(entryTexts));
    for (const locale of ['de', 'en'] as const) addTexts(locale, textTree(texts, locale));
    current = { json, states };
  }
  const { states: read } = current;
  readCatalogueFrom(() => ({ states: read, today: berlinDay(clock()) }));
}
