import type { TFunction } from 'i18next';
import type { Namespace } from './resources.ts';
import { createTranslator, type Locale, type Texts, type TextTree, type Translate, withFallback } from './translate.ts';

export type { Locale };

/** Id of the JSON block by which a page hands its texts to the islands. */
export const textsElementId = 'texts';

/** What the page is drawn with that is being exported. */
let exportedPage: { readonly locale: Locale; readonly texts: Texts } = { locale: 'de', texts: {} };

/** From here on the export draws a page in this language. */
export function drawIn(locale: Locale, texts: Texts): void {
  exportedPage = { locale, texts };
}

/** The language of the page that the code runs for, in the browser and during the export. */
export function pageLocale(): Locale {
  if (import.meta.env.SSR) return exportedPage.locale;
  return document.documentElement.lang.startsWith('en') ? 'en' : 'de';
}

let handed: Texts | undefined;

function pageTexts(): Texts {
  if (import.meta.env.SSR) return exportedPage.texts;
  handed ??= JSON.parse(document.getElementById(textsElementId)?.textContent || '{}') as Texts;
  return handed;
}

/** Texts beside those of the page, by namespace, such as captions of the catalogue. */
export function addPageTexts(tree: TextTree): void {
  handed = withFallback(pageTexts(), tree) as Texts;
}

/** Texts of one namespace in the language of the page; `{{name}}` in a text is filled from the parameters. */
export const texts = <N extends Namespace>(namespace: N): TFunction<N> =>
  // What the library says of its function, by which keys are checked.
  createTranslator(pageTexts(), namespace) as unknown as TFunction<N>;

/** The sentence for a message key of a contract: `tooShort:10` fills `{{n}}` with 10, `between:1:5` `{{max}}` too. */
export function message(key: string): string {
  const [name = '', n, max] = key.split(':');
  const parameters = n === undefined ? {} : { n, max, count: Number(n) };
  // A message is any text; the keys of the namespace cannot be told here.
  const t = texts('validation') as unknown as Translate;
  return t(name, parameters);
}
