import { readdirSync, readFileSync } from 'node:fs';
import { createInstance } from 'i18next';
import type { Locale } from './client.ts';
import type { Namespace } from './resources.ts';

const textsOf = (locale: Locale) => {
  const folder = new URL(`./${locale}/`, import.meta.url);
  return Object.fromEntries(
    readdirSync(folder).map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Record<string, unknown>,
    ]),
  );
};

let instance: ReturnType<typeof createInstance> | undefined;

/** All texts, read with the first document or mail that speaks in them. */
function everyText() {
  if (instance) return instance;
  instance = createInstance({
    lng: 'de',
    fallbackLng: 'de',
    resources: { de: textsOf('de'), en: textsOf('en') },
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  void instance.init();
  return instance;
}

/** Says texts by their keys, those of a namespace without its name; `products:price.setup` names another one. */
export const translatorIn =
  (locale: Locale, namespace: Namespace) =>
  (key: string, parameters: Readonly<Record<string, unknown>> = {}): string => {
    const translate = everyText().getFixedT(locale, namespace) as unknown as (
      key: string,
      parameters: object,
    ) => string;
    return translate(key, parameters);
  };

/** Texts beside those of the files, such as captions of the catalogue; the newest count. */
export function addTexts(locale: Locale, tree: Readonly<Record<string, object>>): void {
  for (const [namespace, texts] of Object.entries(tree))
    everyText().addResourceBundle(locale, namespace, texts, true, true);
}
