import type { DemoTicket } from './tickets.ts';

const day = 24;
const staff = '9001/etc.staff';

const contact = (contactFirstName: string, contactLastName: string, contactEmail: string, contactPhone: string) => ({
  contactFirstName,
  contactLastName,
  contactEmail,
  contactPhone,
});
const people = {
  '1001/sp.admin': contact('Petra', 'Sommer', 'sp.admin@p1001.example.com', '030 23125 301'),
  '1001/sp.user': contact('Jens', 'Winter', 'sp.user@p1001.example.com', '030 23125 302'),
  '1003/etc.papers': contact('Ole', 'Brandt', 'etc.papers@p1003.example.com', '040 66969 302'),
  '1004/plain.user': contact('Eva', 'Lorenz', 'plain.user@p1004.example.com', '089 99998 301'),
  '2001/ws.user': contact('Maren', 'Holt', 'ws.user@p2001.example.com', '040 66969 301'),
  '2002/spws.user': contact('Tarek', 'Anders', 'spws.user@p2002.example.com', '069 90009 301'),
} as const;
type Author = keyof typeof people;

const callback = (category: 'porting' | 'tariff' | 'tech', description: string) =>
  ({ type: 'hd.ticket', value5: 'etcCallBackRequest', category, description }) as const;
const complaint = (operator: string, description: string) =>
  ({
    type: 'hd.ticket',
    value5: 'etcProvisionComplain',
    category: 'tooLow',
    operator,
    description,
    excelFile: [] as string[],
    proofFiles: [] as string[],
  }) as const;
const offer = (customerCompany: string, customerContact: string, message: string) =>
  ({
    ...{ type: 'hd.ticket', value5: 'etcProjectRequest', category: 'cloud', businessKind: 'newBusiness' },
    ...{ network: 'landline', operatorVo: 'ETC_DISTRIBUTION / VO10023', customerCompany, customerContact },
    ...{ street: 'Musterkai', streetNumber: '51', zip: '20457', town: 'Hamburg', neededBy: '', message },
    ...{ fileQueue: [] as string[], consent: true },
  }) as const;

type Move = readonly [daysAgo: number, status: 'inProgress' | 'waiting' | 'closed', note?: string];
type WeekTicket = readonly [by: Author, daysAgo: number, request: object, ...moves: Move[]];

const weekList: readonly WeekTicket[] = [
  ['1001/sp.user', 1, offer('Zahntechnik Elfenbein GmbH', 'Mira Elfen', '18 Arbeitsplätze, heute drei Anlagen.')],
  [
    '1001/sp.admin',
    4,
    complaint('TIEFLAND_FUNK', 'Für zwei Karten im Oktober fehlt die Abschlussprovision.'),
    [3, 'waiting', 'Zu welchen Rufnummern gehören die Karten?'],
  ],
  ['2001/ws.user', 4, callback('tech', 'Filiale Spandau: Registrierung bricht nach dem Wechsel des Routers ab.')],
  [
    '2001/ws.user',
    15,
    callback('porting', 'Wer ist beim abgebenden Anbieter Ansprechpartner für den Block in Hamburg?'),
    [14, 'closed', 'Rückruf am selben Tag, Kontakt genannt.'],
  ],
  [
    '1004/plain.user',
    6,
    callback('tariff', 'Gibt es den Datentarif auch mit fester IP-Adresse?'),
    [5, 'waiting', 'Ja, gegen Aufpreis. Für wie viele Karten sollen wir es anbieten?'],
  ],
  ['1003/etc.papers', 9, complaint('VIERFUNK', 'Die Rückbelastung für V-880977 ist doppelt.'), [8, 'inProgress']],
  [
    '2002/spws.user',
    20,
    callback('tariff', 'Staffel für mehr als 50 Karten?'),
    [19, 'closed', 'Angebot gesendet, gültig bis Monatsende.'],
  ],
  [
    '1001/sp.user',
    24,
    callback('tech', 'Autohaus Weidenring: Anrufe kommen nur an der Zentrale an.'),
    [23, 'inProgress'],
    [22, 'closed', 'Rufgruppe berichtigt.'],
  ],
  [
    '1001/sp.admin',
    31,
    offer('Hotel Alsterblick GmbH', 'Fiete Alster', '62 Zimmer, Empfang und Weckruf.'),
    [28, 'closed', 'Angebot angenommen, Auftrag liegt vor.'],
  ],
  [
    '1001/sp.admin',
    47,
    callback('porting', 'Steuerkanzlei Hagedorn: Kann der Termin eine Woche früher sein?'),
    [46, 'closed', 'Leider nicht, die Frist des bisherigen Anbieters läuft.'],
  ],
];

/** Tickets of all organisations beside those of `demoTickets`. */
export const weekTickets: readonly DemoTicket[] = weekList.map(([by, daysAgo, request, ...moves]) => ({
  trid: by.split('/')[0] ?? '',
  by,
  hoursAgo: daysAgo * day,
  request: { ...request, ...people[by] } as DemoTicket['request'],
  steps: moves.map(([ago, status, note], at) => ({
    by: staff,
    hoursAgo: ago * day,
    action: { _action: 'status' as const, version: at + 1, status, ...(note && { note }) },
  })),
}));
