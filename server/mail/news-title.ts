import type { Mail } from '../queries/outbox.ts';

interface Words {
  readonly de: string;
  readonly en: string;
}

interface News {
  /** What it is about, as partners name it: a customer, a subject, a rule. */
  readonly name?: string | undefined;
  /** What happened. */
  readonly happened: Words;
  /** The kind of record, and its number. */
  readonly kind: Words;
  readonly number: string;
}

const titleIn = (locale: 'de' | 'en', { name, happened, kind, number }: News, event = happened[locale]): string =>
  name ? `${name}: ${event} · ${kind[locale]} ${number}` : `${kind[locale]}: ${event} · ${number}`;

/** Names before numbers: `Bäckerei Sonnental GmbH: Angenommen · Auftrag A-2026-000014`, as subject in both languages. */
export function newsTitle({ name, ...about }: News): { subject: string; title: NonNullable<Mail['news']>['title'] } {
  const news = { ...about, name: name?.replaceAll(/\s+/g, ' ').trim() };
  const { de, en } = news.happened;
  return {
    subject: titleIn('de', news, `${de} / ${en}`),
    title: { de: titleIn('de', news), en: titleIn('en', news) },
  };
}
