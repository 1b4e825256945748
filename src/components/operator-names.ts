import { getCollection } from 'astro:content';
import type { Locale } from '../domain/access/routes.ts';

/** The names of the network operators by role code, as their cards give them. */
export async function operatorNames(locale: Locale): Promise<Record<string, string>> {
  const cards = await getCollection('network-operators', ({ id }) => id.startsWith(`${locale}/`));
  return Object.fromEntries(cards.map(({ data }) => [String(data['role']), String(data['title'])]));
}
