import type { RetentionRule } from './retention-rule.ts';

const hgb = '§ 257 HGB';
const ao = '§ 147 AO';
const tkg = '§ 172 TKG';
const storage = 'Art. 5 Abs. 1 lit. e DSGVO';
const interest = 'Art. 6 Abs. 1 lit. f DSGVO';
const accountable = 'Art. 5 Abs. 2 DSGVO';

/** Trade letters: six years from the end of the year in which the matter was closed. */
const tradeLetter = { months: 72, minMonths: 72, fromYearEnd: true, laws: [hgb, ao] } as const;
/** Vouchers: eight years. */
export const voucher = { months: 96, minMonths: 96, fromYearEnd: true, laws: [hgb, ao] } as const;
/** Customers of telecommunication: until the end of the year after the one in which the contract ended. */
const subscriber = { months: 12, minMonths: 12, fromYearEnd: true, laws: [tkg, storage] } as const;
/** Nothing that the law asks to be kept; claims lapse after three years. */
const claims = { months: 36, minMonths: 0, fromYearEnd: true, laws: ['§ 195 BGB', '§ 199 BGB', interest] } as const;

const state = (...states: readonly string[]) => ({ field: 'state', states }) as const;
const status = (...states: readonly string[]) => ({ field: 'status', states }) as const;

/** What becomes of each type of record; a type without a rule fails a test. */
export const recordRules: readonly RetentionRule[] = [
  { id: 'customers', types: ['hfo.vp.customer'], event: 'contractEnd', ...subscriber, outcome: 'blank' },
  {
    ...{ id: 'prospects', types: ['hfo.vp.customer'], event: 'lastChange' },
    ...{ months: 24, minMonths: 0, laws: [storage, interest], outcome: 'delete' },
  },
  {
    ...{ id: 'drafts', types: ['hfo.vp.draft'], event: 'lastChange' },
    ...{ months: 24, minMonths: 0, laws: [storage], outcome: 'delete' },
  },
  {
    ...{ id: 'orders', types: ['hfo.vp.order'], event: 'closed', ...voucher, outcome: 'blank' },
    closed: status('cancelled', 'rejected', 'terminated'),
  },
  {
    ...{ id: 'tickets', types: ['hd.ticket'], event: 'closed', ...claims, outcome: 'blank' },
    closed: status('closed', 'withdrawn'),
  },
  {
    ...{ id: 'wholesaleCustomers', types: ['ws.customer'], event: 'contractEnd', ...subscriber, outcome: 'blank' },
    closed: state('terminated'),
  },
  {
    ...{ id: 'numbers', types: ['ws.number'], event: 'contractEnd', ...subscriber, outcome: 'blank' },
    closed: state('terminated'),
  },
  {
    ...{ id: 'sipAccounts', types: ['ws.sip'], event: 'contractEnd', ...subscriber, outcome: 'blank' },
    closed: state('terminated'),
  },
  {
    ...{ id: 'portings', types: ['ws.porting'], event: 'closed', ...tradeLetter, laws: ['§ 59 TKG', hgb, ao] },
    ...{ outcome: 'blank', closed: state('ported', 'cancelled') },
  },
  {
    ...{ id: 'portingsOut', types: ['ws.portingOut'], event: 'closed', ...tradeLetter, laws: ['§ 59 TKG', hgb, ao] },
    ...{ outcome: 'blank', closed: state('ported', 'cancelled', 'rejected') },
  },
  {
    ...{ id: 'services', types: ['ws.service'], event: 'closed', ...voucher, outcome: 'blank' },
    closed: state('ended'),
  },
  {
    ...{ id: 'processes', types: ['ws.process'], event: 'closed', ...claims, outcome: 'blank' },
    closed: state('done', 'cancelled'),
  },
  {
    ...{ id: 'reservations', types: ['ws.reservation'], event: 'lastChange' },
    ...{ months: 12, minMonths: 0, laws: [storage], outcome: 'delete' },
  },
  {
    ...{ id: 'backupRouting', types: ['ws.backup'], event: 'archived' },
    ...{ months: 12, minMonths: 0, laws: [storage], outcome: 'delete' },
  },
  {
    ...{ id: 'carrierMessages', types: ['etc.unassignedMessage'], event: 'lastChange' },
    ...{ months: 12, minMonths: 0, laws: [storage, interest], outcome: 'delete' },
  },
  {
    ...{ id: 'changeRequests', types: ['etc.contact', 'etc.company', 'etc.partner'], event: 'closed', ...tradeLetter },
    ...{ outcome: 'delete', closed: state('effective', 'rejected', 'withdrawn') },
  },
  {
    ...{ id: 'deletionRequests', types: ['etc.deletion'], event: 'closed', ...claims, laws: [accountable, interest] },
    ...{ outcome: 'delete', closed: state('erased', 'refused', 'withdrawn') },
  },
  {
    ...{ id: 'invitations', types: ['etc.invitation'], event: 'lastChange' },
    ...{ months: 6, minMonths: 0, laws: [storage], outcome: 'delete' },
  },
  {
    ...{ id: 'deputies', types: ['etc.deputy'], event: 'closed', ...claims, laws: [accountable, interest] },
    ...{ outcome: 'delete', closed: state('ended') },
  },
  {
    ...{ id: 'restricted', types: ['etc.restricted'], event: 'with', months: 0, minMonths: 0, outcome: 'delete' },
    ...{ laws: ['Art. 18 DSGVO', 'Art. 17 Abs. 3 DSGVO'], isAutomatic: true },
  },
  {
    ...{ id: 'organisations', types: ['etc.organisation'], tables: ['foundations', 'foundation_logos'] },
    ...{ event: 'contractEnd', months: 0, minMonths: 0, laws: ['Art. 6 Abs. 1 lit. b DSGVO', hgb], outcome: 'keep' },
  },
  {
    ...{ id: 'colleagues', types: ['etc.contactPerson'], event: 'lastChange', months: 0, minMonths: 0 },
    ...{ laws: ['§ 26 BDSG', interest], outcome: 'keep' },
  },
  {
    id: 'withoutPeople',
    types: [
      ...['etc.voNumber', 'etc.hotspotLink', 'sales.priceList', 'etc.numberPool', 'etc.savedReply', 'etc.synonym'],
      'etc.checklist',
    ],
    ...{ event: 'lastChange', months: 0, minMonths: 0, laws: ['Art. 4 Nr. 1 DSGVO'], outcome: 'keep' },
  },
];
