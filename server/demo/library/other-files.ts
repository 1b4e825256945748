import type { DemoFile } from './demo-file.ts';

export const otherFiles: readonly DemoFile[] = [
  {
    path: 'distribution-services/Leistungsübersicht Distribution.pdf',
    daysAgo: 60,
    lines: [
      'Leistungsübersicht Distribution',
      'Auftragsprüfung, Lagerhaltung, Versand in Ihrem Namen und Werbekostenzuschuss.',
    ],
    meta: { description: 'Was wir für Partner übernehmen', version: '3' },
  },
  {
    path: 'distribution-services/Antrag Werbekostenzuschuss WK-21.docx',
    daysAgo: 90,
    lines: ['Antrag Werbekostenzuschuss WK-21', 'Bitte fügen Sie Belege und ein Foto der Werbemaßnahme bei.'],
    meta: { description: 'Formular für den Werbekostenzuschuss' },
  },
  {
    path: 'contracts/Partnervertrag Muster.pdf',
    daysAgo: 400,
    lines: [
      'Partnervertrag Muster',
      'Vertrag über die Vermittlung von Telekommunikationsdiensten.',
      'Kündigungsfrist drei Monate zum Quartalsende.',
    ],
    meta: { description: 'Muster zur Ansicht', version: '4.2' },
  },
  {
    path: 'contracts/Auftragsverarbeitung nach Art. 28 DSGVO.pdf',
    daysAgo: 380,
    lines: [
      'Vereinbarung zur Auftragsverarbeitung',
      'Technische und organisatorische Maßnahmen nach Art. 32 DSGVO im Anhang.',
    ],
    meta: { description: 'Datenschutzvereinbarung', version: '2.0' },
  },
  {
    path: 'tutorials/Erste Schritte im Portal.pdf',
    daysAgo: 30,
    lines: ['Erste Schritte im Portal', 'Anmelden, Organisation wählen, Ticket anlegen und Dokumente finden.'],
    meta: { description: '#10 Für neue Partner' },
  },
  {
    path: 'tutorials/Rufnummern portieren.pdf',
    daysAgo: 33,
    lines: [
      'Rufnummern portieren',
      'Welche Angaben der bisherige Anbieter verlangt und wie lange die Rufnummernmitnahme dauert.',
    ],
    meta: { description: '#20 Rufnummernmitnahme ohne Rückfragen' },
  },
  {
    path: 'films/Tarifberatung im Laden.url',
    daysAgo: 7,
    lines: ['https://www.youtube-nocookie.com/embed/tarifdemo01'],
    meta: { description: 'Beratungsgespräch in vier Minuten' },
  },
  {
    path: 'films/Glasfaser verkaufen.url',
    daysAgo: 18,
    lines: ['https://www.youtube-nocookie.com/embed/glasfaser02'],
    meta: { description: 'Argumente für Gewerbekunden' },
  },
  {
    path: 'films/Mitarbeiter im Portal anlegen.url',
    daysAgo: 5,
    lines: ['https://www.youtube-nocookie.com/embed/adminfilm03'],
    meta: { description: 'Schulungsvideo für Admin-Partner', roles: ['PORTAL_ETC_PORTAL_ADMIN'] },
  },
  ...[
    {
      name: 'November 2026',
      day: 2,
      text: 'Neue Preislisten Mobilfunk, Wechselbonus bei Vierfunk, Termine der Akademie.',
    },
    { name: 'Oktober 2026', day: 32, text: 'Ausbaugebiete Glasfaser, geänderte Servicezeiten am Feiertag.' },
    { name: 'September 2026', day: 62, text: 'Herbstaktion, neue Vorlage für die Provisionsreklamation.' },
    { name: 'August 2026', day: 93, text: 'Sommeraktion Festnetz und ein Rückblick auf den Partnertag.' },
  ].map(
    ({ name, day, text }): DemoFile => ({
      path: `newsletters/Newsletter ${name}.pdf`,
      daysAgo: day,
      lines: [`Newsletter ${name}`, text],
      meta: { description: text },
    }),
  ),
  {
    path: 'templates/Vollmacht Rufnummernmitnahme VM-7.docx',
    daysAgo: 120,
    lines: [
      'Vollmacht Rufnummernmitnahme VM-7',
      'Hiermit bevollmächtige ich den Partner, die Rufnummernmitnahme zu beauftragen.',
    ],
    meta: { description: 'Vollmacht des Anschlussinhabers' },
  },
  {
    path: 'templates/Hinweise.txt',
    daysAgo: 130,
    lines: ['Hinweise zu den Vorlagen', 'Bitte ändern Sie die Spaltenköpfe der Excel-Vorlagen nicht.'],
  },
];
