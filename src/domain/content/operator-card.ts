import type { CatalogueCard, OperatorCard } from '#contract/content/content.ts';
import { normalisePhone } from '#contract/numbering/phone-number.ts';
import { isTypo } from '../text/edit-distance.ts';
import { providerName } from '../text/provider-name.ts';

const phoneFields = ['phone1', 'phone2', 'phone3', 'phone4', 'phone5'] as const;
const linkFields = ['link1', 'link2', 'link3'] as const;

/** §3-21: up to five numbers with labels, each with the name of its field. */
export const phonesOf = (card: OperatorCard) =>
  phoneFields.flatMap((field) => (card[field] ? [{ ...card[field], field }] : []));

/** §3-21: up to three links. */
export const linksOf = (card: OperatorCard) =>
  linkFields.flatMap((field) => (card[field] ? [{ ...card[field], field }] : []));

/** The path of the card's documents as the file browser names it: `network-operators/VF`. */
export const folderOf = ({ path }: OperatorCard): string => path.replace(/^\//, '');

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/ä|ae/g, 'a')
    .replace(/ö|oe/g, 'o')
    .replace(/ü|ue/g, 'u')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');

const wordsOf = (card: OperatorCard): string =>
  plain(
    [
      card.role,
      card.caption,
      card.title,
      providerName(card.provider),
      card.street,
      card.location,
      card.email,
      card.website,
      card.message ?? '',
      card.html.replace(/<[^>]*>/g, ' '),
      ...phonesOf(card).flatMap(({ number, label }) => [number, label]),
      ...linksOf(card).map(({ text }) => text),
    ].join(' '),
  );

/** True for a phone number, in any notation, that one of the card's holds. */
function matchesPhone(card: OperatorCard, typed: string): boolean {
  const digits = normalisePhone(typed.trim());
  if (!/^\+?\d{4,}$/.test(digits)) return false;
  const national = digits.replace(/^\+49/, '');
  return phonesOf(card).some(({ number }) => normalisePhone(number).includes(national));
}

/** True where every typed word stands on the card, or one of its phone numbers was typed. */
export function matchesCard(card: OperatorCard, typed: string): boolean {
  const words = wordsOf(card);
  return (
    matchesPhone(card, typed) ||
    plain(typed)
      .split(/\s+/)
      .every((word) => words.includes(word))
  );
}

/** Cards that match the typed text; if there are none, cards that match despite typing errors. */
export function findCards(cards: readonly OperatorCard[], typed: string): OperatorCard[] {
  const exact = cards.filter((card) => matchesCard(card, typed));
  if (exact.length > 0) return exact;
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return cards.filter((card) => {
    const text = wordsOf(card);
    const others = text.split(/[^\p{L}\p{N}]+/u);
    return words.every((word) => text.includes(word) || others.some((other) => isTypo(word, other)));
  });
}

/** What a card lacks that only the catalogue knows. */
const blank = {
  ...{ role: '', kind: 'operator', path: '', logo: '', street: '', location: '', website: '', email: '' },
  order: Number.MAX_SAFE_INTEGER,
} as const;

function changedCard(card: OperatorCard, change: CatalogueCard): OperatorCard {
  const { id: _own, fromCatalogue: _mark, isOffered: _offered, html, german, ...fields } = change;
  const said = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const without = [...(change.phone1 ? phoneFields : []), ...(change.link1 ? linkFields : [])];
  const kept = Object.entries(card).filter(([name]) => !(without as string[]).includes(name));
  const isSaid = (path: string) => (path === 'html' ? html !== '' : (path.split('.')[0] ?? '') in said);
  return {
    ...(Object.fromEntries(kept) as OperatorCard),
    ...said,
    html: html || card.html,
    german: [...card.german.filter((path) => !isSaid(path)), ...german],
  };
}

/** Cards as the catalogue has them by now: it changes those of files, adds its own and takes out operators that have ended. */
export function withCatalogue(entries: readonly (OperatorCard | CatalogueCard)[]): OperatorCard[] {
  const isChange = (one: OperatorCard | CatalogueCard): one is CatalogueCard => 'fromCatalogue' in one;
  const changes = new Map(entries.filter(isChange).map((one) => [one.provider, one]));
  const filed = entries.filter((one) => !isChange(one)) as OperatorCard[];
  const providers = new Set(filed.map(({ provider }) => provider));
  const added = [...changes.values()].filter(({ provider }) => !providers.has(provider));
  return [
    ...filed.map((card) => {
      const change = changes.get(card.provider);
      return change ? changedCard(card, change) : card;
    }),
    ...added.map((one) => changedCard({ ...blank, ...one, caption: one.title } as OperatorCard, one)),
  ].filter(({ provider }) => changes.get(provider)?.isOffered !== false);
}

/** Cards in their order, each once. */
export const inOrder = (cards: readonly OperatorCard[]): OperatorCard[] =>
  [...new Map(cards.map((card) => [card.id, card])).values()].sort(
    (a, b) => a.order - b.order || (a.title < b.title ? -1 : 1),
  );
