import type { TicketData } from '#contract/ticket-record.ts';

/** What a saved reply may name, and what stands for it about a ticket. */
export const placeholders = ['Name', 'Ticketnummer', 'Betreuer'] as const;
type Placeholder = (typeof placeholders)[number];
export type Filling = Readonly<Record<Placeholder, string>>;

/** The text with its placeholders filled in; braces that name nothing known stay. */
export const filledReply = (text: string, filling: Filling): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(filling, name) ? filling[name as Placeholder] : whole,
  );

/** What is in braces and no placeholder: probably a slip of the keys. */
export const unknownPlaceholders = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) => (placeholders.some((one) => one === name) ? [] : [name]));

/** Values for the placeholders of a ticket reply, for one author. */
export const ticketFilling = (
  { contactFirstName, contactLastName }: Pick<TicketData, 'contactFirstName' | 'contactLastName'>,
  number: string | number,
  by: string,
): Filling => ({ Name: `${contactFirstName} ${contactLastName}`.trim(), Ticketnummer: String(number), Betreuer: by });
