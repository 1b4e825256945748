import type * as z from 'zod/mini';
import type { CollectionName, collections } from '#content/schema/collections.ts';

type Written<Name extends CollectionName> = z.input<(typeof collections)[Name]['german']>;
/** Every field, also those that may be left out. */
type Full<T> = { [K in keyof T]-?: Exclude<T[K], undefined> };

interface Sample<Name extends CollectionName = CollectionName> {
  /** What each field may look like; the order is that of the template. */
  readonly fields: Full<Written<Name>>;
  readonly text: string;
  /** What an English file may look like, where it has fields of its own. */
  readonly english?: z.input<(typeof collections)[Name]['english']>;
}

const restriction = {
  roles: ['SP'],
  validFrom: '2026-12-01 08:00',
  validUntil: '2026-12-24',
  draft: true,
} satisfies Partial<Written<'tutorials'>>;

const phone = (label: string, number = '030 23125 100') => ({ number, label });
const link = (text: string) => ({ text, link: 'https://www.example.com/partner' });

/** What a new file of each kind starts with: examples that an editor overwrites. */
export const samples: { readonly [Name in CollectionName]: Sample<Name> } = {
  'network-operators': {
    fields: {
      role: 'CS',
      provider: 'CUMULUSCALL',
      kind: 'operator',
      caption: 'Musternetz',
      title: 'Musternetz Telekommunikation GmbH',
      path: '/network-operators/CS',
      logo: 'cs.svg',
      street: 'Musterstraße 1',
      location: '10115 Berlin',
      website: 'https://www.example.com',
      url: 'https://www.example.com/partner',
      email: 'partner@example.com',
      phone1: phone('Händler'),
      phone2: phone('Freischaltung'),
      phone3: phone('Rufnummernmitnahme'),
      phone4: phone('Technik'),
      phone5: phone('Eskalation'),
      message: 'Geänderte Servicezeiten am 24.12.: 8–12 Uhr',
      link1: link('Händlerportal'),
      link2: link('Geräteliste'),
      link3: link('Aktionen'),
      order: 200,
      ...restriction,
    },
    text: 'Was der Netzbetreiber anbietet, in ein, zwei Sätzen.',
    english: {
      phone1: { label: 'Dealers' },
      phone2: { label: 'Activation' },
      phone3: { label: 'Number porting' },
      phone4: { label: 'Technical support' },
      phone5: { label: 'Escalation' },
      message: 'Changed service hours on 24 December: 8 am to 12 noon',
      link1: { text: 'Dealer portal' },
      link2: { text: 'Device list' },
      link3: { text: 'Promotions' },
    },
  },
  tutorials: {
    fields: {
      title: 'Ein Ticket anlegen',
      description: 'Von der Frage bis zur Antwort: so geht ein Ticket.',
      topic: 'portal',
      level: 'basic',
      minutes: 5,
      date: '2026-12-01',
      film: 'https://www.youtube.com/watch?v=abcdefghijk',
      files: [{ title: 'Vorlage', path: '/templates/Vorlage.xlsx' }],
      ...restriction,
    },
    text: '## Erster Schritt\n\nWas zu tun ist.',
    english: {
      title: 'Creating a ticket',
      description: 'From the question to the answer: this is how a ticket works.',
      film: 'https://www.youtube.com/watch?v=abcdefghijk',
      files: [{ title: 'Template' }],
    },
  },
  academy: {
    fields: {
      title: 'Grundkurs',
      description: 'Was Sie nach diesem Kurs können.',
      level: 'basic',
      order: 100,
      chapters: [{ title: 'Erstes Kapitel', lessons: ['erste-lektion'] }],
      validMonths: 24,
      requiredFor: ['hfoNgnTeamsConnect'],
      ...restriction,
    },
    text: 'Für wen der Kurs ist und was Sie mitbringen sollten.',
    english: {
      title: 'Basic course',
      description: 'What you will be able to do after this course.',
      chapters: [{ title: 'First chapter' }],
    },
  },
  lessons: {
    fields: {
      title: 'Erste Lektion',
      minutes: 5,
      film: 'https://www.youtube.com/watch?v=abcdefghijk',
      files: [{ title: 'Vorlage', path: '/templates/Vorlage.xlsx' }],
      quiz: [
        {
          question: 'Welche Antwort stimmt?',
          answers: [{ text: 'Diese', correct: true }, { text: 'Jene' }],
          explanation: 'Warum sie stimmt.',
        },
      ],
    },
    text: '## Worum es geht\n\nDer Text der Lektion.',
    english: {
      title: 'First lesson',
      film: 'https://www.youtube.com/watch?v=abcdefghijk',
      files: [{ title: 'Template' }],
      quiz: [
        {
          question: 'Which answer is right?',
          answers: [{ text: 'This one' }, { text: 'That one' }],
          explanation: 'Why it is right.',
        },
      ],
    },
  },
  newsletters: {
    fields: {
      title: 'Neues im Dezember',
      description: 'Was in diesem Newsletter steht.',
      date: '2026-12-01',
      files: [{ title: 'Preisliste', path: '/price-lists/Preisliste.pdf' }],
      ...restriction,
    },
    text: '## Erstes Thema\n\nDer Text des Newsletters.',
    english: {
      title: 'News in December',
      description: 'What is in this newsletter.',
      files: [{ title: 'Price list' }],
    },
  },
  announcements: {
    fields: {
      title: 'Wartung am Wochenende',
      text: 'Am Samstag ist das Portal von 6 bis 8 Uhr nicht erreichbar.',
      level: 'info',
      link: { text: 'Mehr erfahren', link: '/help' },
      ...restriction,
    },
    text: '',
    english: {
      title: 'Maintenance at the weekend',
      text: 'On Saturday the portal cannot be reached from 6 to 8 am.',
      link: { text: 'Learn more' },
    },
  },
  'commission-formats': {
    fields: {
      title: 'Musternetz, monatlich als CSV',
      operator: 'CUMULUSCALL',
      file: 'csv',
      delimiter: 'semicolon',
      encoding: 'utf-8',
      recognise: ['Musternetz Telekommunikation GmbH'],
      headerRow: 5,
      columns: {
        vo: 'VO-Nummer',
        kind: 'Art',
        amount: 'Provision netto',
        contract: 'Vertragsnummer',
        phone: 'Rufnummer',
        customer: 'Kunde',
        tariff: 'Tarif',
        activated: 'Aktiviert am',
        month: 'Monat',
        text: 'Bemerkung',
      },
      kinds: [
        { word: 'Neuvertrag', kind: 'closing' },
        { word: 'Storno', kind: 'chargeback' },
      ],
      numbers: 'german',
      dates: 'DD.MM.YYYY',
      months: 'MM/YYYY',
      month: { cell: 'B2' },
      docNumber: { label: 'Belegnummer' },
      total: { label: 'Gesamtsumme', column: 'Provision netto' },
      count: { label: 'Anzahl' },
      skip: ['Zwischensumme'],
      paidAfterDays: 45,
      complaintDays: 60,
      draft: true,
    },
    text: 'Wann und woher die Datei kommt.',
    english: { title: 'Musternetz, monthly as CSV' },
  },
  legal: {
    fields: {
      title: 'Überschrift der Seite',
      description: 'Worum es auf der Seite geht.',
      date: '2026-12-01',
      version: '2026-12-01',
      changes: [{ version: '2026-12-01', date: '2026-12-01', items: ['Was sich geändert hat.'] }],
    },
    text: '## Erster Abschnitt\n\nDer Text.',
  },
  help: {
    fields: { title: 'Überschrift des Kapitels', order: 100, date: '2026-12-01' },
    text: 'Der Text des Kapitels.',
  },
};
