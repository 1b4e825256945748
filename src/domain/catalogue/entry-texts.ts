import type { CatalogueEntry } from '#contract/catalogue/entry.ts';
import { choiceRules } from './choice-rules.ts';
import { addedProductCode, priceCodeOf } from './price-code.ts';

/** A text of the portal's texts, in both languages. */
interface EntryText {
  readonly namespace: string;
  /** With dots between its parts. */
  readonly key: string;
  readonly text: { readonly de: string; readonly en: string };
}

/** The texts that entries bring along: captions of choices, of their prices and of ticket categories. */
export function entryTexts(entry: CatalogueEntry): EntryText[] {
  if (entry.kind === 'product')
    return [
      ...entry.terms.map((months) => ({
        namespace: 'order-form',
        key: `terms.${months}`,
        text: months === 1 ? { de: '1 Monat', en: '1 month' } : { de: `${months} Monate`, en: `${months} months` },
      })),
      ...(entry.basedOn && entry.caption
        ? [
            {
              namespace: 'products',
              key: `price.${addedProductCode(entry.key)}`,
              text: { de: entry.caption, en: entry.captionEn ?? entry.caption },
            },
          ]
        : []),
    ];
  if (entry.kind === 'ticketCategory')
    return entry.caption
      ? [{ namespace: 'tickets', key: `category.${entry.type}.${entry.key}`, text: entry.caption }]
      : [];
  if (entry.kind !== 'choice' || !entry.caption) return [];
  const [namespace = '', key = ''] = choiceRules[entry.list].words.split(':');
  const priceCode = priceCodeOf(entry.list, entry.key);
  return [
    { namespace, key: `${key}.${entry.key}`, text: entry.caption },
    ...(priceCode ? [{ namespace: 'products', key: `price.${priceCode}`, text: entry.caption }] : []),
  ];
}

/** Texts as a tree by namespace, in one language. */
export function textTree(texts: readonly EntryText[], locale: 'de' | 'en'): Record<string, Record<string, unknown>> {
  const tree: Record<string, Record<string, unknown>> = {};
  for (const { namespace, key, text } of texts) {
    const parts = key.split('.');
    const last = parts.pop() ?? '';
    let at: Record<string, unknown> = tree;
    for (const part of [namespace, ...parts]) {
      const below = (at[part] ?? {}) as Record<string, unknown>;
      at[part] = below;
      at = below;
    }
    at[last] = text[locale];
  }
  return tree;
}
