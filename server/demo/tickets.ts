import type { TicketAction } from '#contract/ticket.ts';
import type { TicketCreate } from '../records/types/tickets/ticket-request.ts';

export interface DemoTicket {
  readonly trid: string;
  readonly by: string;
  readonly hoursAgo: number;
  /** Dates in it are filled in when it is loaded. */
  readonly request: TicketCreate;
  /** Carries the demo files. */
  readonly withFiles?: boolean;
  readonly steps: readonly { readonly by: string; readonly hoursAgo: number; readonly action: TicketAction }[];
}

const petra = {
  contactLastName: 'Sommer',
  contactFirstName: 'Petra',
  contactEmail: 'sp.admin@p1001.example.com',
  contactPhone: '030 23125 301',
};
const jens = {
  contactLastName: 'Winter',
  contactFirstName: 'Jens',
  contactEmail: 'sp.user@p1001.example.com',
  contactPhone: '030 23125 302',
};
const day = 24;
const admin = '1001/sp.admin';
const user = '1001/sp.user';
const staff = '9001/etc.staff';

export const demoTickets: readonly DemoTicket[] = [
  {
    trid: '1001',
    by: admin,
    hoursAgo: 40 * day,
    request: {
      type: 'hd.ticket',
      value5: 'etcCallBackRequest',
      category: 'porting',
      description: 'Die Portierung der Bäckerei Sonnental GmbH steht seit zwei Wochen. Bitte um Rückruf.',
      ...petra,
    },
    steps: [
      { by: staff, hoursAgo: 39 * day, action: { _action: 'status', version: 1, status: 'inProgress' } },
      {
        by: staff,
        hoursAgo: 38 * day,
        action: {
          _action: 'status',
          version: 2,
          status: 'closed',
          note: 'Telefonisch geklärt, Portierung am 15. bestätigt.',
        },
      },
    ],
  },
  {
    trid: '1001',
    by: user,
    hoursAgo: 12 * day,
    request: {
      type: 'hd.ticket',
      value5: 'etcBillingRequest',
      category: 'newContract',
      customerOrContract: 'Bäckerei Sonnental GmbH, V-48213',
      fileQueue: [],
      ...jens,
    },
    withFiles: true,
    steps: [
      {
        by: staff,
        hoursAgo: 10 * day,
        action: {
          _action: 'status',
          version: 1,
          status: 'waiting',
          note: 'Bitte senden Sie uns noch das Aktivierungsdatum.',
        },
      },
    ],
  },
  {
    trid: '1001',
    by: admin,
    hoursAgo: 9 * day,
    request: {
      type: 'hd.ticket',
      value5: 'etcProvisionComplain',
      category: 'tooLow',
      description: 'Für drei Verträge aus Oktober wurde die alte Provisionsstaffel abgerechnet.',
      operator: 'VIERFUNK',
      excelFile: [],
      proofFiles: [],
      ...petra,
    },
    steps: [{ by: staff, hoursAgo: 8 * day, action: { _action: 'status', version: 1, status: 'inProgress' } }],
  },
  {
    trid: '1001',
    by: admin,
    hoursAgo: 5 * day,
    request: {
      type: 'hd.ticket',
      value5: 'etcProjectRequest',
      category: 'cloud',
      businessKind: 'newBusiness',
      network: 'landline',
      operatorVo: 'ETC_DISTRIBUTION / VO10023',
      customerCompany: 'Kanzlei Adler & Specht',
      customerContact: 'Dr. Mia Adler',
      street: 'Musterkai',
      streetNumber: '5',
      zip: '20457',
      town: 'Hamburg',
      neededBy: '',
      fileQueue: [],
      message: '24 Arbeitsplätze, zwei Standorte, Umzug zum Jahreswechsel.',
      consent: true,
      ...petra,
    },
    steps: [],
  },
  {
    trid: '1001',
    by: user,
    hoursAgo: 3 * day,
    request: {
      type: 'hd.ticket',
      value5: 'etcCallBackRequest',
      category: 'tariff',
      description: 'Welcher Tarif passt für 15 Außendienstmitarbeiter mit Datenkarten?',
      ...jens,
    },
    steps: [],
  },
  {
    trid: '1001',
    by: user,
    hoursAgo: 60 * day,
    request: {
      type: 'hd.ticket',
      value5: 'etcCallBackRequest',
      category: 'tech',
      description: 'Telefonanlage der Steinbach Metallbau GmbH & Co. KG registriert sich nicht mehr.',
      ...jens,
    },
    steps: [
      {
        by: staff,
        hoursAgo: 59 * day,
        action: { _action: 'status', version: 1, status: 'closed', note: 'Zugangsdaten neu gesetzt.' },
      },
      { by: user, hoursAgo: 20 * day, action: { _action: 'reopen', reason: 'Der Fehler ist wieder da.' } },
    ],
  },
];
