import { afterAll, beforeAll, expect, test } from 'vitest';
import { statementCount } from '#server/db/statement-count.ts';
import { makeDocx, makePdf, makeXlsx } from '#server/demo/library/make-file.ts';
import { searchLibrary } from '#server/library/search/search-library.ts';
import { viewOf } from '#server/queries/library/library-view.ts';
import { type LibraryCalls, libraryCalls, writeFiles } from '../support/library-files.ts';
import { day, monday, openPortal, type Portal } from '../support/portal.ts';

/** The fixed library: path, days since the last change, and what is inside; a description after `|` of the path. */
const library: [path: string, daysAgo: number, ...inside: string[]][] = [
  [
    'price-lists/Preisliste Mobilfunk 2026.pdf|Tarife für Geschäftskunden',
    10,
    'Preisliste Mobilfunk',
    'Allnet-Flat und EU-Roaming',
  ],
  ['price-lists/Preisliste Mobilfunk 2025.pdf', 300, 'Preisliste Mobilfunk', 'Alte Tarife'],
  [
    'price-lists/Preisliste Festnetz 2026.pdf|Anlagenanschlüsse und DSL',
    12,
    'Preisliste Festnetz',
    'Sprachkanäle und Rufnummernblöcke',
  ],
  [
    'price-lists/Hardware-Übersicht.xlsx|Telefone und Router',
    5,
    'Artikel|Preis',
    'Schnurlostelefon|99',
    'Konferenzspinne|249',
  ],
  [
    'network-operators/AC/Konditionen Alsterkom.pdf',
    30,
    'Konditionen',
    'Hotline 040 66969 110, Stornohaftung 24 Monate',
  ],
  [
    'network-operators/AC/Portierungsformular AC-130.docx',
    90,
    'Portierung zu Alsterkom',
    'Anschlussinhaber unterschreibt',
  ],
  ['network-operators/VF/Konditionen Vierfunk.pdf', 31, 'Konditionen', 'Hotline 069 90009 150, Multicard'],
  [
    'network-operators/VF/Aktion Wechselbonus.pdf|Gutschrift bei Rufnummernmitnahme',
    4,
    'Aktion',
    '120 Euro für Geschäftskunden',
  ],
  ['network-operators/TK/Konditionen Taunuskabel.pdf', 32, 'Konditionen', 'Störungsannahme rund um die Uhr'],
  [
    'network-operators/WL/Ausbaugebiete.xlsx|Glasfaseranschluss im Gewerbegebiet',
    8,
    'PLZ|Ort',
    '50667|Köln',
    '20457|Hamburg',
  ],
  ['network-operators/WL/Auftragsformular WL-150.docx', 95, 'Glasfaserauftrag', 'Hauseigentümererklärung liegt bei'],
  ['network-operators/WG/Genossenschaftsanteile.pdf', 200, 'Genossenschaft', 'Zeichnung von Anteilen'],
  ['network-operators/TFG/Vertragsverlängerung Tiefland.pdf', 40, 'Vertragsverlängerung', 'VVL nach 20 Monaten'],
  ['network-operators/CS/Schulungsplan Cloudtelefonie.pdf', 50, 'Schulungsplan', 'Einführung in die Telefonanlage'],
  ['network-operators/TP/Montagepreise.pdf', 60, 'Montage', 'Anfahrt und Arbeitszeit'],
  ['network-operators/FIOT/SIM-Verwaltung Anleitung.pdf', 70, 'SIM-Verwaltung', 'Karten sperren und tauschen'],
  ['commission-lists/Provisionsliste Mobilfunk.pdf', 15, 'Provisionen', 'Neuvertrag und Bestandsprovision'],
  ['commission-lists/Provisionsliste Festnetz.pdf', 16, 'Provisionen', 'Anlagenanschluss und Airtime'],
  ['billing-documents/Stornoliste Oktober.xlsx', 13, 'VO|Betrag', 'VO10023|-45'],
  [
    'billing-documents/Abrechnungskalender.pdf|Stichtage und Auszahlung',
    150,
    'Kalender',
    'Auszahlung am 15. des Folgemonats',
  ],
  ['contracts/Partnervertrag.pdf', 400, 'Vertrag', 'Kündigungsfrist drei Monate zum Quartalsende'],
  [
    'contracts/Datenschutzvereinbarung.pdf|Auftragsverarbeitung nach Art. 28 DSGVO',
    380,
    'Vereinbarung',
    'Unterauftragnehmer',
  ],
  ['distribution-services/Antrag Werbekostenzuschuss WK-21.docx', 90, 'Antrag', 'Belege und Foto'],
  ['distribution-services/Rücksendeschein RS-4.docx', 91, 'Retoure', 'Originalverpackung und Seriennummer'],
  ['tutorials/Erste Schritte.pdf|Anmelden und Passwort ändern', 35, 'Erste Schritte', 'Organisation wählen'],
  ['tutorials/Rufnummern portieren.pdf', 36, 'Portieren', 'Vorwahl und Rufnummernblock angeben'],
  ['newsletters/Newsletter November 2026.pdf', 2, 'Newsletter', 'Weihnachtsgeschäft und Servicezeiten'],
  ['newsletters/Newsletter Oktober 2026.pdf', 33, 'Newsletter', 'Partnertag in Köln'],
  [
    'templates/Vollmacht VM-7.docx|Vollmacht des Anschlussinhabers',
    120,
    'Vollmacht',
    'Bevollmächtigung zur Rufnummernmitnahme',
  ],
  ['templates/Café-Gutschein.txt', 130, 'Gutschein für Neukunden'],
];

/** What is typed, and the file that must come first (by the beginning of its name). */
const queries: [typed: string, first: string][] = [
  ['Preisliste Mobilfunk', 'Preisliste Mobilfunk 2026'],
  ['preisliste mobilfunk 2025', 'Preisliste Mobilfunk 2025'],
  ['Preisliste Festnetz', 'Preisliste Festnetz'],
  ['Preislisten Festnetz', 'Preisliste Festnetz'],
  ['Mobilfunkpreisliste', 'Preisliste Mobilfunk 2026'],
  ['Mobilfunk-Preisliste', 'Preisliste Mobilfunk 2026'],
  ['Festnetzpreisliste', 'Preisliste Festnetz'],
  ['Hardware', 'Hardware-Übersicht'],
  ['Übersicht', 'Hardware-Übersicht'],
  ['Uebersicht', 'Hardware-Übersicht'],
  ['ubersicht hardware', 'Hardware-Übersicht'],
  ['Schnurlostelefon', 'Hardware-Übersicht'],
  ['Konferenzspinne', 'Hardware-Übersicht'],
  ['Router', 'Hardware-Übersicht'],
  ['Konditionen Alsterkom', 'Konditionen Alsterkom'],
  ['Alsterkom Konditionen', 'Konditionen Alsterkom'],
  ['alsterkom formular', 'Portierungsformular AC-130'],
  ['AC-130', 'Portierungsformular AC-130'],
  ['AC130', 'Portierungsformular AC-130'],
  ['ac 130', 'Portierungsformular AC-130'],
  ['040 66969 110', 'Konditionen Alsterkom'],
  ['+49 40 66969-110', 'Konditionen Alsterkom'],
  ['04066969110', 'Konditionen Alsterkom'],
  ['069/90009-150', 'Konditionen Vierfunk'],
  ['Vierfunk Aktion', 'Aktion Wechselbonus'],
  ['Wechselbonus', 'Aktion Wechselbonus'],
  ['Wechselbouns', 'Aktion Wechselbonus'],
  ['Vierfunk Multicard', 'Konditionen Vierfunk'],
  ['Störungsannahme', 'Konditionen Taunuskabel'],
  ['Stoerungsannahme', 'Konditionen Taunuskabel'],
  ['Taunuskabel', 'Konditionen Taunuskabel'],
  ['Taunskabel', 'Konditionen Taunuskabel'],
  ['Ausbaugebiet', 'Ausbaugebiete'],
  ['Gewerbegebiete', 'Ausbaugebiete'],
  ['Glasfaser Gewerbegebiet', 'Ausbaugebiete'],
  ['50667', 'Ausbaugebiete'],
  ['WL150', 'Auftragsformular WL-150'],
  ['Hauseigentümererklärung', 'Auftragsformular WL-150'],
  ['Hauseigentuemererklaerung', 'Auftragsformular WL-150'],
  ['Genossenschaftsanteil', 'Genossenschaftsanteile'],
  ['Vertragsverlängerung', 'Vertragsverlängerung Tiefland'],
  ['Vertragsverlaengerung', 'Vertragsverlängerung Tiefland'],
  ['Verlängerung Vertrag', 'Vertragsverlängerung Tiefland'],
  ['VVL', 'Vertragsverlängerung Tiefland'],
  ['Schulungsplan', 'Schulungsplan Cloudtelefonie'],
  ['Cloud-Telefonie Schulung', 'Schulungsplan Cloudtelefonie'],
  ['Montagepreis', 'Montagepreise'],
  ['SIM Verwaltung', 'SIM-Verwaltung Anleitung'],
  ['Provisionsliste Festnetz', 'Provisionsliste Festnetz'],
  ['Provisonsliste Mobilfunk', 'Provisionsliste Mobilfunk'],
  ['Provisionslisten', 'Provisionsliste Mobilfunk'],
  ['Stornolisten', 'Stornoliste Oktober'],
  ['VO10023', 'Stornoliste Oktober'],
  ['Auszahlung', 'Abrechnungskalender'],
  ['Kündigungsfrist', 'Partnervertrag'],
  ['Kuendigungsfristen', 'Partnervertrag'],
  ['Werbekostenzuschuss', 'Antrag Werbekostenzuschuss'],
  ['Rücksendeschein', 'Rücksendeschein'],
  ['Newsletter', 'Newsletter November'],
  ['Cafe Gutschein', 'Café-Gutschein'],
];

async function bytesOf(path: string, inside: string[]): Promise<Buffer | string> {
  if (path.endsWith('.pdf')) return makePdf(inside);
  if (path.endsWith('.docx')) return makeDocx(inside);
  return path.endsWith('.xlsx') ? makeXlsx(inside) : inside.join('\n');
}

let portal: Portal;
let staff: LibraryCalls;

beforeAll(async () => {
  portal = await openPortal();
  for (const [written, daysAgo, ...inside] of library) {
    const [path = '', description] = written.split('|');
    const meta = description === undefined ? {} : { [`${path}.meta.yaml`]: `description: ${description}\n` };
    writeFiles(portal, { ...meta, [path]: await bytesOf(path, inside) }, monday - daysAgo * day);
  }
  await portal.services.library.rescan();
  staff = libraryCalls(await portal.as('9001/etc.staff'));
});
afterAll(() => portal.close());

test('§library of 60 searches at least 54 show the right document first', async () => {
  expect(queries).toHaveLength(60);
  const wrong: string[] = [];
  for (const [typed, first] of queries) {
    const [hit] = (await staff.search(typed)).items;
    if (!hit?.name.startsWith(first)) wrong.push(`${typed}: ${hit?.name ?? 'no hit'} instead of ${first}`);
  }
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(6);
});

test('§library an abandoned search sends no further statements to the database', async () => {
  const { services } = portal;
  const view = await viewOf(services.db, { id: 'nobody', roles: ['PORTAL_EMPLOYEE'] });
  const search = (isGone: boolean) =>
    searchLibrary(
      services,
      { userId: 'nobody', view, isGone: () => isGone },
      { _action: 'quick', search: 'Newsletter' },
    );
  const ask = async (isGone: boolean) => {
    const before = statementCount.total;
    const { total } = await search(isGone);
    return { total, statements: statementCount.total - before };
  };
  const whole = await ask(false);
  const cut = await ask(true);
  expect(whole.total).toBeGreaterThan(0);
  expect(cut.total).toBe(0);
  expect(cut.statements).toBeLessThan(whole.statements);
});
