import { insertMisses } from '#server/queries/search/search-misses.ts';
import type { Tx } from '../db/open.ts';
import { createIn } from '../records/engine/create-record.ts';
import type { RecordServices } from '../records/engine/record-services.ts';
import { runAction } from '../records/engine/run-action.ts';
import { contextOf } from '../records/engine/scope.ts';
import { checklists } from '../records/types/staff/checklists.ts';
import { contactPersons } from '../records/types/staff/maintenance/contact-persons.ts';
import { hotspotLinks } from '../records/types/staff/maintenance/hotspot-links.ts';
import { numberPools } from '../records/types/staff/maintenance/number-pools.ts';
import { priceLists } from '../records/types/staff/maintenance/price-lists.ts';
import { unassignedMessages } from '../records/types/staff/maintenance/unassigned-messages.ts';
import { voNumbers } from '../records/types/staff/maintenance/vo-numbers.ts';
import { savedReplies } from '../records/types/staff/saved-replies.ts';
import { synonyms } from '../records/types/staff/synonyms.ts';
import { demoChecklists } from './checklists.ts';
import { demoHotspotLinks } from './hotspot-links.ts';
import type { DemoPerson } from './insert-ticket.ts';
import { demoNumberPools } from './number-pools.ts';
import { officeMoment } from './office-moment.ts';
import { demoPriceLists } from './price-lists.ts';
import { demoReplies } from './saved-replies.ts';
import { demoMisses, demoSynonyms } from './synonyms.ts';

const day = 86_400_000;
/** Before what the activities still show. */
const longAgo = 200;
/** Before the first price list began. */
const yearsAgo = 800;

const demoContacts = [
  {
    name: 'Holger Lind',
    position: 'Partnerbetreuung',
    positionEnglish: 'Partner support',
    phone: '030 23125 210',
    email: 'holger.lind@etc.example.com',
    videoCallUrl: 'https://etc.example.com/video/holger-lind',
    partners: ['1001', '1002', '1003', '1004', '2001', '2002'],
  },
  {
    name: 'Ines Kramer',
    position: 'Auftragsannahme',
    positionEnglish: 'Order intake',
    phone: '030 23125 202',
    email: 'auftrag@etc.example.com',
    partners: [],
  },
  {
    name: 'Jana Reuter',
    position: 'Technik',
    positionEnglish: 'Technical support',
    phone: '030 23125 211',
    email: 'technik@etc.example.com',
    partners: [],
  },
];

const demoVoNumbers = [
  { trid: '1001', vo: 'VO10023', operator: 'ETC_DISTRIBUTION', label: 'ETC Distribution', state: 'active' },
  { trid: '1001', vo: 'VO20417', operator: 'VIERFUNK', label: 'Vierfunk Mobil GmbH', state: 'active' },
  { trid: '1001', vo: 'VO30881', operator: 'TIEFLAND_FUNK', label: 'Tiefland Funk GmbH', state: 'dormant' },
  { trid: '1003', vo: 'VO10311', operator: 'ETC_DISTRIBUTION', label: 'ETC Distribution', state: 'active' },
  { trid: '1003', vo: 'VO20733', operator: 'VIERFUNK', label: 'Vierfunk Mobil GmbH', state: 'active' },
];

/** Messages of carriers that could not be processed here. */
const demoMessages = [
  {
    daysAgo: 2,
    raw: '{"message":"RUEM-VA","vaId":"DEU.TIEFLD.V00412207","codes":["8001"],"date":"2026-12-07","pki":"D001"}',
    why: 'Zu dieser VA-ID gibt es keine Portierung.',
    vaId: 'DEU.TIEFLD.V00412207',
    carrier: 'DEU.TIEFLD',
  },
  {
    daysAgo: 1,
    raw: '<carrier>\n  <absender>DEU.ALSTER</absender>\n  <meldung>Bitte um Rückruf wegen 040 66969-850</meldung>\n</carrier>',
    why: 'Die Meldung ist nicht lesbar.',
    carrier: 'DEU.ALSTER',
  },
];

/** What employees maintain for partners. */
export async function insertDistributorRecords(tx: Tx, services: RecordServices, by: DemoPerson): Promise<void> {
  const distributor = services.config.distributor;
  const scope = (trid: string, daysAgo: number) => {
    const at = contextOf(services, { trid, tx, by, now: officeMoment(services, daysAgo) });
    return { tx, services, trid, at, quiet: true } as const;
  };
  for (const contact of demoContacts) await createIn(scope(distributor, longAgo), services, contactPersons, contact);
  for (const { type: kind, daysAgo, ...link } of demoHotspotLinks) {
    const {
      validDays,
      roles = [],
      ...linkData
    } = link as typeof link & { validDays?: number; roles?: readonly string[] };
    const validTo = validDays === undefined ? undefined : services.clock() + validDays * day;
    const request = { ...linkData, kind, roles: [...roles], ...(validTo !== undefined && { validTo }) };
    await createIn(scope(distributor, daysAgo), services, hotspotLinks, request);
  }
  for (const list of demoPriceLists(services.clock()))
    await createIn(scope(distributor, yearsAgo), services, priceLists, list);
  for (const pool of demoNumberPools) await createIn(scope(distributor, yearsAgo), services, numberPools, pool);
  for (const reply of demoReplies) await createIn(scope(distributor, longAgo), services, savedReplies, reply);
  for (const words of demoSynonyms) await createIn(scope(distributor, longAgo), services, synonyms, { words });
  await insertMisses(tx, demoMisses(services));
  for (const list of demoChecklists) await createIn(scope(distributor, longAgo), services, checklists, list);
  for (const { daysAgo, ...message } of demoMessages)
    await createIn(scope(distributor, daysAgo), services, unassignedMessages, message);
  for (const { trid, state: status, ...number } of demoVoNumbers) {
    const at = scope(trid, longAgo);
    const row = await createIn(at, services, voNumbers, number);
    await runAction(at, { record: voNumbers, row, name: 'status', input: { _action: 'status', status } });
  }
}
