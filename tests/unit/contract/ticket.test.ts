import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { fileEntry, fileSortings, oneTimeAction } from '#contract/file.ts';
import { listQuery } from '#contract/record.ts';
import { type TicketType, ticketAction, ticketCategories, ticketTypes } from '#contract/ticket.ts';
import { ticketRequests } from '#domain/tickets/ticket-forms.ts';

const contact = {
  contactLastName: 'Sommer',
  contactFirstName: 'Petra',
  contactEmail: 'petra@example.com',
  contactPhone: '030 23125 100',
};
const valid: Record<TicketType, Record<string, unknown>> = {
  etcBillingRequest: { category: 'newContract', customerOrContract: 'Sonnental', fileQueue: ['a', 'b'], ...contact },
  etcCallBackRequest: { category: 'tech', description: 'Bitte zurückrufen.', ...contact },
  etcProjectRequest: {
    category: 'fixed',
    businessKind: 'newBusiness',
    network: 'landline',
    operatorVo: 'VIERFUNK',
    customerContact: 'Jens Winter',
    street: 'Musterkai',
    streetNumber: '5',
    zip: '20457',
    town: 'Hamburg',
    neededBy: '2026-07-09',
    fileQueue: [],
    consent: true,
    ...contact,
  },
  etcProvisionComplain: {
    category: 'missing',
    description: 'Die Provision fehlt.',
    operator: 'VIERFUNK',
    excelFile: ['a'],
    proofFiles: ['b'],
    ...contact,
  },
};

/** Messages by path that a request answers to changed fields; undefined removes a field. */
function faults(type: TicketType, changes: Record<string, unknown> = {}): Record<string, string> {
  const body = Object.fromEntries(
    Object.entries({ ...valid[type], ...changes }).filter(([, value]) => value !== undefined),
  );
  const issues: readonly z.core.$ZodIssue[] = ticketRequests[type].safeParse(body).error?.issues ?? [];
  // A field shows its first message.
  return Object.fromEntries(issues.toReversed().map((issue) => [issue.path.join('.') || issue.code, issue.message]));
}

test.each(ticketTypes)('§1-21 §3-2 a complete %s is accepted', (type) => expect(faults(type)).toEqual({}));

test.each(ticketTypes)('§3-3..6 a %s needs each of its fields', (type) => {
  const optional = ['goal', 'withPhone', 'message'];
  for (const field of Object.keys(valid[type]).filter((key) => !optional.includes(key))) {
    expect(Object.keys(faults(type, { [field]: undefined })), field).toEqual([field]);
  }
});

test.each(ticketTypes)('§3 a %s takes each of its categories and no other', (type) => {
  for (const category of ticketCategories[type]) expect(faults(type, { category })).toEqual({});
  expect(faults(type, { category: 'unknown' })).toEqual({ category: 'choose' });
});

test.each(ticketTypes)('§3 a %s takes no field that it does not know', (type) =>
  expect(faults(type, { status: 'closed' })).toHaveProperty('unrecognized_keys'),
);

test.each(ticketTypes)('§3 the contact of a %s is checked', (type) =>
  expect(faults(type, { contactLastName: '1', contactFirstName: ' ', contactEmail: 'x', contactPhone: '110' })).toEqual(
    { contactLastName: 'name', contactFirstName: 'required', contactEmail: 'email', contactPhone: 'phone' },
  ),
);

describe('§5-8 §9-11 billing-request upload', () => {
  const files = (count: number) => Array.from({ length: count }, (_, index) => `f${index}`);
  test.each([
    [0, { fileQueue: 'fileCount:2' }],
    [1, { fileQueue: 'fileCount:2' }],
    [2, {}],
    [15, {}],
    [16, { fileQueue: 'maxFiles:15' }],
  ])('%i files', (count, expected) =>
    expect(faults('etcBillingRequest', { fileQueue: files(count) })).toEqual(expected),
  );
});

test('§3-2 a callback request takes no attachments', () =>
  expect(faults('etcCallBackRequest', { fileQueue: ['a'] })).toHaveProperty('unrecognized_keys'));

describe('§3-5 offer request', () => {
  const type = 'etcProjectRequest';
  test('a goal is asked for unless it is new business', () => {
    expect(faults(type, { businessKind: 'extension' })).toEqual({ goal: 'choose' });
    expect(faults(type, { businessKind: 'extension', goal: 'upgrade' })).toEqual({});
    expect(faults(type, { businessKind: 'inventoryChange', fileQueue: ['a'] })).toEqual({ goal: 'choose' });
  });
  test('with or without a mobile phone is asked for in mobile', () => {
    expect(faults(type, { network: 'mobile' })).toEqual({ withPhone: 'choose' });
    expect(faults(type, { network: 'mobile', withPhone: 'without' })).toEqual({});
  });
  test('an inventory change needs an invoice or a comparison offer', () =>
    expect(faults(type, { businessKind: 'inventoryChange', goal: 'downgrade' })).toEqual({ fileQueue: 'noFile' }));
  test('§5-10 the data-protection confirmation must be given', () => {
    for (const consent of [false, 'true', undefined]) expect(faults(type, { consent })).toEqual({ consent: 'consent' });
  });
  test('address and date are checked', () =>
    expect(faults(type, { street: '12', streetNumber: 'x', zip: '1', town: 'X', neededBy: '2026-02-30' })).toEqual({
      street: 'street',
      streetNumber: 'houseNumber',
      zip: 'zip',
      town: 'tooShort:2',
      neededBy: 'date',
    }));
});

test('§3-6 a commission complaint takes one spreadsheet and up to 14 proofs', () => {
  const type = 'etcProvisionComplain';
  const proofs = Array.from({ length: 15 }, (_, index) => `p${index}`);
  expect(faults(type, { excelFile: ['a', 'c'] })).toEqual({ excelFile: 'singleFile' });
  expect(faults(type, { excelFile: [] })).toEqual({ excelFile: 'noFile' });
  expect(faults(type, { proofFiles: proofs.slice(0, 14) })).toEqual({});
  expect(faults(type, { proofFiles: proofs })).toEqual({ proofFiles: 'maxFiles:14' });
});

describe('§5 what a ticket action needs', () => {
  const accepts = (body: unknown) => ticketAction.safeParse(body).success;
  test('§5-1 adding a note needs a text that is not empty', () => {
    expect(accepts({ _action: 'append', note: 'Danke' })).toBe(true);
    for (const note of ['', '  ', undefined, 'x'.repeat(4001)])
      expect(accepts({ _action: 'append', note })).toBe(false);
  });
  test('§5-2 reopening needs a reason that is not empty', () => {
    expect(accepts({ _action: 'reopen', reason: 'Noch offen' })).toBe(true);
    for (const reason of ['', '\n', undefined]) expect(accepts({ _action: 'reopen', reason })).toBe(false);
  });
  test('attaching needs a file', () => {
    expect(accepts({ _action: 'attach', fileQueue: ['a'] })).toBe(true);
    expect(accepts({ _action: 'attach', fileQueue: [] })).toBe(false);
  });
  test('a status change names the version it was made on', () => {
    expect(accepts({ _action: 'status', version: 1, status: 'closed' })).toBe(true);
    expect(accepts({ _action: 'status', status: 'closed' })).toBe(false);
    expect(accepts({ _action: 'status', version: 1, status: 'lost' })).toBe(false);
  });
  test('no other action exists', () => {
    for (const body of [{}, { _action: 'delete' }, { _action: '' }]) expect(accepts(body)).toBe(false);
  });
});

test('§5-3 a one-time action names its action and what it opens', () => {
  const accepts = (body: unknown) => oneTimeAction.safeParse(body).success;
  expect(accepts({ _action: 'downloadFile', path: '/a' })).toBe(true);
  expect(accepts({ _action: 'downloadArchiveFile', _attachment: 'a' })).toBe(true);
  for (const body of [
    {},
    { path: '/a' },
    { _action: 'downloadFile' },
    { _action: 'downloadArchiveFile', path: '/a' },
  ]) {
    expect(accepts(body)).toBe(false);
  }
});

test('§5 files are sorted oldest or newest first', () => expect(fileSortings).toEqual(['file:oldest', 'file:newest']));

test('§3-7 a file entry is a repository, a folder or a file', () => {
  const entry = {
    name: 'Preise.pdf',
    path: '/network-operators/ETC/Preise.pdf',
    modified: 0,
    size: 1,
    extension: 'pdf',
    mimetype: 'application/pdf',
    icon: 'pdf',
    properties: { shortcuturl: '' },
  };
  for (const type of ['repository', 'folder', 'file'])
    expect(fileEntry.safeParse({ ...entry, type }).success).toBe(true);
  expect(fileEntry.safeParse({ ...entry, type: 'link' }).success).toBe(false);
});

test('§7 a list asks for 1 to 200 rows in the order of one field', () => {
  const accepts = (query: Record<string, unknown>) => listQuery.safeParse({ type: 'hd.ticket', ...query }).success;
  for (const query of [{}, { _limit: '200', _offset: '0' }, { _sort: '-foreignid' }, { _sort: 'value2' }]) {
    expect(accepts(query), JSON.stringify(query)).toBe(true);
  }
  for (const query of [
    { _limit: '0' },
    { _limit: '201' },
    { _limit: '1.5' },
    { _offset: '-1' },
    { _sort: 'id;drop' },
  ]) {
    expect(accepts(query), JSON.stringify(query)).toBe(false);
  }
});
