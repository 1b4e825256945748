import { listedChoice } from '#contract/fields.ts';
import { type TicketType, ticketCategories } from '#contract/ticket.ts';
import { changedEntries } from '#domain/catalogue/in-use.ts';
import { offered } from '#domain/catalogue/offered.ts';

/** What a type of ticket can be about today. */
export const offeredCategories = (type: TicketType): readonly string[] =>
  offered(
    ticketCategories[type],
    changedEntries('ticketCategory').filter((entry) => entry.type === type),
    ({ key }) => key,
  );

/** One of them. */
export const categoryChoice = (type: TicketType) => listedChoice(() => offeredCategories(type));
