// CommonJS, because astro-i18next's loader cannot read an ES module under Node 22.12 and later.
const { readdirSync } = require('node:fs');

const texts = `${__dirname}/src/i18n`;

/** Starts i18next for the static export; the texts come from src/i18n/{de,en}/*.json. */
module.exports = {
  defaultLocale: 'de',
  locales: ['de', 'en'],
  namespaces: readdirSync(`${texts}/de`).map((file) => file.replace('.json', '')),
  defaultNamespace: 'common',
  load: ['server'],
  i18nextServer: {
    lng: 'de',
    initAsync: false,
    preload: ['de', 'en'],
    fallbackLng: 'de',
    interpolation: { escapeValue: false },
    backend: { loadPath: `${texts}/{{lng}}/{{ns}}.json` },
  },
};
