import * as z from 'zod/mini';
import type { EntryOf } from '#contract/catalogue/entry.ts';
import { asCleanText, email, webAddress } from '#contract/fields.ts';
import { providerKinds } from '#contract/providers.ts';
import { texts } from '#i18n/client.ts';
import { field, linesOf } from './entry-field.ts';

type Card = NonNullable<EntryOf<'operator'>['card']>;
/** An empty field says nothing: the card has there what the operator's content file has. */
const withCard = <N extends keyof Card>({ card = {} }: EntryOf<'operator'>, name: N, value: Card[N] | undefined) => {
  const { [name]: _before, ...others } = card;
  const next = value === undefined ? others : { ...others, [name]: value };
  return { card: Object.keys(next).length > 0 ? (next as Card) : undefined };
};
const optional = { isOptional: true, isDetail: true } as const;
const cardLine = (name: 'street' | 'location' | 'website' | 'email', contract: z.ZodMiniType) =>
  field<'operator'>('text', contract, ({ card }) => card?.[name] ?? '', {
    ...optional,
    write: (entry, typed) => withCard(entry, name, typed || undefined),
  });
/** `Händler: 0851 9988770`, one a line. */
const cardList = (name: 'phones' | 'links', max: number) =>
  field<'operator'>(
    'lines',
    z.string().check(
      asCleanText,
      z.refine((typed) => linesOf(typed).length <= max, 'invalid'),
      z.refine((typed) => linesOf(typed).every((line) => /^[^:]{2,40}:\s*\S{3}/.test(line)), 'labelled'),
    ),
    ({ card }) => (card?.[name] ?? []).map(({ label, value }) => `${label}: ${value}`).join('\n'),
    {
      ...optional,
      write: (entry, typed) => {
        const list = linesOf(typed).map((line) => {
          const [label = '', ...rest] = line.split(':');
          return { label: label.trim(), value: rest.join(':').trim() };
        });
        return withCard(entry, name, list.length > 0 ? list : undefined);
      },
    },
  );
const cardText = (name: 'text' | 'message', locale: 'de' | 'en', max: number) =>
  field<'operator'>('area', optionalTyped(max), ({ card }) => card?.[name]?.[locale] ?? '', {
    ...optional,
    write: (entry, typed) => {
      const wordingIn = (one: 'de' | 'en') => (one === locale ? typed : (entry.card?.[name]?.[one] ?? ''));
      const [de, en] = [wordingIn('de'), wordingIn('en')];
      return withCard(entry, name, de || en ? { de: de || en, ...(en && { en }) } : undefined);
    },
  });
const optionalTyped = (max: number) => z.string().check(asCleanText, z.maxLength(max, `tooLong:${max}`));
export const orEmpty = (contract: z.ZodMiniType) => z.union([z.literal(''), contract]);

/** What stands on the card of an operator. */
export const cardFields = {
  cardKind: field<'operator'>('choice', z.string(), ({ card }) => card?.kind ?? '', {
    ...optional,
    options: () => providerKinds.map((value) => ({ value, label: texts('catalogue')(`providerKinds.${value}`) })),
    write: (entry, typed) => withCard(entry, 'kind', (typed || undefined) as Card['kind']),
  }),
  street: cardLine('street', optionalTyped(80)),
  location: cardLine('location', optionalTyped(80)),
  website: cardLine('website', orEmpty(webAddress)),
  email: cardLine('email', orEmpty(email)),
  phones: cardList('phones', 5),
  links: cardList('links', 3),
  textDe: cardText('text', 'de', 2000),
  textEn: cardText('text', 'en', 2000),
  messageDe: cardText('message', 'de', 300),
  messageEn: cardText('message', 'en', 300),
};
