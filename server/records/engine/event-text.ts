import type { EventText } from '#contract/timeline.ts';
import type { Locale } from '#domain/access/routes.ts';
import { eventSentence } from '#domain/records/event-sentence.ts';
import { translatorIn } from '#i18n/on-server.ts';
import type { Resources } from '#i18n/resources.ts';

type PathsOf<Texts> = {
  [K in keyof Texts & string]: Texts[K] extends string ? K : `${K}.${PathsOf<Texts[K]>}`;
}[keyof Texts & string];
type EventKey = PathsOf<Resources['events']> | `processes:state.${keyof Resources['processes']['state'] & string}`;

/** A sentence of a timeline; days among its values are `2026-11-23`. */
export const translate = (
  key: EventKey,
  values: Readonly<Record<string, string>> = {},
  reason?: string | EventText,
): EventText => ({
  key,
  values,
  ...(reason && (typeof reason === 'string' ? { reason } : { because: reason })),
});

/** What a timeline says in its reader's language. */
export const eventTextIn = (locale: Locale, text: EventText): string =>
  eventSentence(text, locale, translatorIn(locale, 'events'));
