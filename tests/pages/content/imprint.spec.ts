import { expect, test } from '../fixtures/portal.ts';
import { TextPage } from '../objects/text-page.ts';
import { textPageTests } from '../objects/text-page-tests.ts';

test.use({ dataPer: 'worker' });

textPageTests('/imprint', { de: 'Impressum', en: 'Imprint' });

/** What section 5 of the Digital Services Act asks of a company, by chapter. */
const required = {
  Anbieter: [/GmbH/, /Beispielallee 14/, /10115 Berlin/, /Gesellschaft mit beschränkter Haftung/],
  Vertretung: [/Geschäftsführung/],
  Kontakt: [/\+49 30 23125-200/, /partner@etc\.example\.com/],
  'Register und Steuernummern': [/Amtsgericht/, /HRB \d+/, /DE\d{9}\s/, /DE\d{9}-\d{5}/],
  Aufsicht: [/Bundesnetzagentur/],
  'Verantwortlich für redaktionelle Inhalte': [/Berlin/],
};

test('§1-18 the imprint says what the law wants, chapter by chapter', async ({ page, visit }) => {
  await visit('/imprint');
  const text = new TextPage(page);
  for (const [chapter, facts] of Object.entries(required)) {
    const message = await text.chapter(chapter);
    for (const fact of facts) expect(message, chapter).toMatch(fact);
  }
});
