import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TicketStatus, ticketStatuses } from '#contract/ticket.ts';
import { billing, callback, type FileCalls, fileCalls } from '../support/file-calls.ts';
import { openPortal, type Portal, type Session } from '../support/portal.ts';
import { pdf } from '../support/sample-files.ts';

let portal: Portal;
let partner: FileCalls;
let colleague: Session;
let stranger: Session;
let staff: Session;
beforeAll(async () => {
  portal = await openPortal();
  partner = await fileCalls(portal);
  colleague = await portal.as('1001/sp.user');
  stranger = await portal.as('1003/etc.papers');
  staff = await portal.as('9001/etc.staff');
});
afterAll(() => portal.close());

const act = (who: Pick<Session, 'post'>, id: string, body: object) => who.post(`/foundation/1001/data/${id}`, body);
const withdraw = { _action: 'withdraw', reason: 'Hat sich erledigt' };

/** The steps from a new ticket to a status. */
const ways: Record<TicketStatus, readonly TicketStatus[]> = {
  new: [],
  inProgress: ['inProgress'],
  waiting: ['waiting'],
  closed: ['closed'],
  reopened: ['closed', 'reopened'],
  withdrawn: ['withdrawn'],
};

async function ticketIn(status: TicketStatus, body: object = callback): Promise<{ id: string; version: number }> {
  let { id, version } = (await partner.post('/foundation/1001/data', body)).json();
  for (const to of ways[status]) {
    const step =
      to === 'withdrawn' ? act(partner, id, withdraw) : act(staff, id, { _action: 'status', version, status: to });
    ({ id, version } = (await step).json());
  }
  return { id, version };
}

const events = {
  withdraw,
  append: { _action: 'append', note: 'Noch etwas' },
  reopen: { _action: 'reopen', reason: 'Doch nicht' },
} as const;
const open: readonly TicketStatus[] = ['new', 'inProgress', 'waiting', 'reopened'];
/** The expected status: partner and employee get their own answer, a user of another organisation gets 404. */
function expected(status: TicketStatus, event: keyof typeof events, who: string): number {
  if (who === 'stranger') return 404;
  if (event === 'withdraw') return who === 'staff' ? 403 : open.includes(status) ? 200 : 409;
  if (event === 'append') return status === 'withdrawn' ? 409 : 200;
  return status === 'closed' ? 200 : 409;
}
const cells = ticketStatuses.flatMap((status) =>
  (Object.keys(events) as (keyof typeof events)[]).flatMap((event) =>
    ['partner', 'colleague', 'staff', 'stranger'].map((who) => [status, event, who] as const),
  ),
);

test.each(cells)('§tickets a ticket that is %s: %s by the %s', async (status, event, who) => {
  const { id } = await ticketIn(status);
  const caller = { partner, colleague, staff, stranger }[who] as Session;
  const answer = await act(caller, id, events[event]);
  expect(answer.statusCode).toBe(expected(status, event, who));
  if (event === 'withdraw' && answer.statusCode === 200)
    expect(answer.json()).toMatchObject({
      value2: 'withdrawn',
      data: {
        history: expect.arrayContaining([expect.objectContaining({ kind: 'withdrawn', reason: withdraw.reason })]),
      },
    });
  if (answer.statusCode === 409) expect(answer.json()._errorMessage).toMatch(/Ticket/);
});

test('§tickets a withdrawn ticket is no work item, and takes neither files nor a new status', async () => {
  const files = [await partner.upload('a.pdf', pdf()), await partner.upload('b.pdf', pdf())];
  const { id } = await ticketIn('new', billing(files));
  const isGone = (await act(partner, id, { _action: 'withdraw' })).json();
  expect([isGone.value2, isGone.value4, isGone.data.history.at(-1).reason]).toEqual([
    'withdrawn',
    undefined,
    undefined,
  ]);
  const more = await partner.upload('c.pdf', pdf());
  expect((await act(partner, id, { _action: 'attach', fileQueue: [more] })).statusCode).toBe(409);
  const status = { _action: 'status', version: isGone.version, status: 'inProgress' };
  expect((await act(staff, id, status)).statusCode).toBe(409);
  expect((await act(staff, id, { ...status, status: 'withdrawn' })).statusCode).toBe(400);
});

test('§9 the expected answer is on ticket and list, and pauses while the partner has to reply', async () => {
  const { id, version } = await ticketIn('new');
  const render = async () => {
    const { items } = (
      await partner.get('/foundation/1001/data', { query: { type: 'hd.ticket', search: `id:${id}` } })
    ).json();
    return items[0].value4 && Number(items[0].value4) - portal.now();
  };
  expect(await render()).toBeGreaterThan(0);
  await act(staff, id, { _action: 'status', version, status: 'waiting', note: 'Wie lautet die Nummer?' });
  expect(await render()).toBeUndefined();
  const answered = (await act(partner, id, { _action: 'append', note: '4711' })).json();
  expect(answered.data.answerBy).toBe(Number(answered.value4));
  expect(await render()).toBeGreaterThan(0);
  await act(staff, id, { _action: 'append', note: 'Wir haben es geklärt.' });
  expect(await render()).toBeUndefined();
});

const download = async (who: Pick<Session, 'post'>, action: object) => {
  const { token } = (await who.post('/public/onetimeaction', action)).json();
  return token && portal.call('GET', `/public/filedownload/x?token=${token}`);
};

test('§tickets a file that no employee has opened can be taken back, and the history says so', async () => {
  const files = await Promise.all(['a.pdf', 'falsch.pdf', 'c.pdf'].map((name) => partner.upload(name, pdf())));
  const [snapshot = '', wrong = '', read = ''] = files;
  const { id } = await ticketIn('new', billing(files));
  const path = (file: string) => ({ _action: 'downloadFile', path: `home1001_${id}/${file}` });
  expect((await download(partner, path(wrong))).statusCode).toBe(200);
  const waiting = (await staff.post('/public/onetimeaction', path(wrong))).json();
  expect((await act(staff, id, { _action: 'takeBack', file: wrong })).statusCode).toBe(403);
  expect((await act(stranger, id, { _action: 'takeBack', file: wrong })).statusCode).toBe(404);
  const copyOf = (await act(colleague, id, { _action: 'takeBack', file: wrong })).json();
  expect([copyOf.value7, copyOf.data.history.at(-1)]).toMatchObject(['2', { kind: 'takenBack', file: 'falsch.pdf' }]);
  const list = (await partner.list('1001', id)).json();
  expect(list.items.map(({ name, unread }: { name: string; unread?: boolean }) => [name, unread])).toEqual([
    ['a.pdf', true],
    ['c.pdf', true],
  ]);
  expect((await portal.call('GET', `/public/filedownload/x?token=${waiting.token}`)).statusCode).toBe(410);
  expect((await partner.post('/public/onetimeaction', path(wrong))).statusCode).toBe(404);
  const zip = { _action: 'downloadArchiveFile', _attachment: `${snapshot},${wrong}` };
  expect((await partner.post('/public/onetimeaction', zip)).statusCode).toBe(404);
  expect((await act(partner, id, { _action: 'takeBack', file: wrong })).json()._errorMessage).toContain('nicht mehr');

  expect((await download(staff, path(read))).statusCode).toBe(200);
  const late = await act(partner, id, { _action: 'takeBack', file: read });
  expect([late.statusCode, late.json()._errorMessage]).toEqual([409, expect.stringContaining('schon geöffnet')]);
  expect((await partner.list('1001', id)).json().items.map(({ unread }: { unread?: boolean }) => unread)).toEqual([
    true,
    undefined,
  ]);
});

test('§tickets a file of an employee is not for the partner to take back', async () => {
  const { id } = await ticketIn(
    'new',
    billing([await partner.upload('a.pdf', pdf()), await partner.upload('b.pdf', pdf())]),
  );
  const own = await fileCalls(portal, '9001/etc.staff');
  const fileQueue = [await own.upload('antwort.pdf', pdf())];
  await act(own, id, { _action: 'attach', fileQueue });
  const refusal = await act(partner, id, { _action: 'takeBack', file: fileQueue[0] });
  expect([refusal.statusCode, refusal.json()._errorMessage]).toEqual([409, expect.stringContaining('nicht von Ihnen')]);
});

test('§tickets a partner asks about a late answer once a day, and the desk looks at it again', async () => {
  const { id, version } = await ticketIn('new');
  await act(staff, id, { _action: 'status', version, status: 'inProgress' });
  const queued = async () => (await staff.get('/staff/queue', { query: { foundation: '1001', record: id } })).json();
  const remind = { _action: 'remind' };
  expect((await act(partner, id, remind)).statusCode).toBe(409);
  portal.pass(14 * 86_400_000);
  staff = await portal.as('9001/etc.staff');
  expect((await queued()).items[0].task).toBe('work');
  expect((await act(staff, id, remind)).statusCode).toBe(403);
  const late = await portal.as('1001/sp.admin');
  const reminded = await act(late, id, remind);
  expect(reminded.json().data.history.at(-1)).toMatchObject({ kind: 'reminded', by: 'Petra Sommer' });
  expect((await queued()).items[0].task).toBe('review');
  expect((await act(late, id, remind)).statusCode).toBe(409);
});
