import i18next, { type TFunction } from 'i18next';
import type { Namespace } from './resources.ts';

/** Id of the JSON block by which a page hands its texts to the islands. */
export const textsElementId = 'texts';

export type Locale = 'de' | 'en';

/** The language of the page that the code runs for, in the browser and during the export. */
export const pageLocale = (): Locale => (language().startsWith('en') ? 'en' : 'de');

const language = () => (import.meta.env.SSR ? i18next.language : document.documentElement.lang);

function startInBrowser(): void {
  const resources = JSON.parse(document.getElementById(textsElementId)?.textContent || '{}');
  i18next.init({
    lng: pageLocale(),
    fallbackLng: 'de',
    resources,
    initAsync: false,
    interpolation: { escapeValue: false },
  });
}

/** Texts of one namespace in the language of the page; `{{name}}` in a text is filled from the parameters. */
export function texts<N extends Namespace>(namespace: N): TFunction<N> {
  if (!import.meta.env.SSR && !i18next.isInitialized) startInBrowser();
  return i18next.getFixedT(pageLocale(), namespace);
}

/** The sentence for a message key of a contract: `tooShort:10` fills `{{n}}` with 10, `between:1:5` `{{max}}` too. */
export function message(key: string): string {
  const [name = '', n, max] = key.split(':');
  const parameters = n === undefined ? {} : { n, max, count: Number(n) };
  // A message is any text; the keys of the namespace cannot be told here.
  const t = texts('validation') as unknown as (key: string, parameters: object) => string;
  return t(name, parameters);
}
