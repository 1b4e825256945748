import type { DeskKind } from '#contract/staff/desk-kinds.ts';
import { texts } from '#i18n/client.ts';

/** `Ticket`; a kind that the texts do not know as it is. */
export const kindName = (kind: string): string => texts('desk')(`kinds.${kind as DeskKind}`, { defaultValue: kind });
