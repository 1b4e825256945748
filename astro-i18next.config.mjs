import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const texts = fileURLToPath(new URL('./src/i18n/', import.meta.url));

/** Starts i18next for the static export; the texts come from src/i18n/{de,en}/*.json. */
export default {
  defaultLocale: 'de',
  locales: ['de', 'en'],
  namespaces: readdirSync(`${texts}de`).map((file) => file.replace('.json', '')),
  defaultNamespace: 'common',
  load: ['server'],
  i18nextServer: {
    initAsync: false,
    preload: ['de', 'en'],
    fallbackLng: 'de',
    interpolation: { escapeValue: false },
    backend: { loadPath: `${texts}{{lng}}/{{ns}}.json` },
  },
};
