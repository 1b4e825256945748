import type { DraftData } from '#contract/sales/draft.ts';
import { asOnDay } from '#domain/catalogue/in-use.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';

/** `docs/domain/catalogue.md#what-stays`: what waits for the customer keeps the catalogue of the day on which the link was sent. */
export const asOffered = <T>({ confirmation }: Pick<DraftData, 'confirmation'>, run: () => T): T =>
  confirmation ? asOnDay(berlinDay(confirmation.sent), run) : run();
