import type { DeskKind } from '#contract/staff/desk-kinds.ts';
import { texts } from '#i18n/client.ts';

/** `Ticket` or `Tickets`; a kind that the texts do not know as it is. */
export const kindLabel = (kind: string, count: number): string =>
  texts('home')(`kinds.${kind as DeskKind}`, { count, defaultValue: kind });
