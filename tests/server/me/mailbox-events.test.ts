import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { MailboxEvent } from '#contract/integrations/mailbox.ts';
import { roleMailboxes } from '#server/db/tables/notification-tables.ts';
import { memberships, users } from '#server/db/tables/tables.ts';
import { importCalls } from '../commissions/import-calls.ts';
import { noticeCalls, noticeOfPartners } from '../notices/notice-calls.ts';

const calls = importCalls();
beforeEach(calls.nextMonth);

const idOf = async (email: string) => {
  const [user] = await calls.portal.services.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return user?.id ?? '';
};
let count = 0;
/** A confirmed mailbox of the organisation that sees what a user sees; answers its address. */
async function mailbox(events: MailboxEvent[], user: string): Promise<string> {
  count += 1;
  const email = `postfach-${count}@partner.example`;
  const row = { id: `box-${count}`, trid: '1001', email, events, secret: 'x', created: 0, asked: 0, confirmed: 1 };
  await calls.portal.services.db.insert(roleMailboxes).values({ ...row, setBy: await idOf(user) });
  return email;
}
/** How many mails went to each address. */
async function reached(addresses: readonly string[]): Promise<number[]> {
  const mails = await calls.portal.mails();
  return addresses.map((address) => mails.filter((mail) => mail.includes(`To: ${address}`)).length);
}
/** Rights that reach over the whole organisation rest while a user sees only own records. */
async function restRights(email: string, isResting: boolean): Promise<void> {
  const ownOnly = isResting ? { by: 'sp.admin', at: 0 } : null;
  await calls.portal.services.db
    .update(memberships)
    .set({ ownOnly })
    .where(eq(memberships.userId, await idOf(email)));
}
const admin = 'sp.admin@p1001.example.com';
const colleague = 'sp.user@p1001.example.com';

/** Time goes on between what is written for one user and for the next. */
async function ticking<T>(run: () => Promise<T>): Promise<T> {
  const { services } = calls.portal;
  const { clock } = services;
  Object.assign(services, {
    clock: () => {
      calls.portal.pass(1);
      return clock();
    },
  });
  try {
    return await run();
  } finally {
    Object.assign(services, { clock });
  }
}

test('§notifications a statement reaches a mailbox once, and none without the right', async () => {
  const { upload, file, act } = calls;
  const boxes = [
    await mailbox(['statement'], admin),
    await mailbox(['ticketAnswer'], admin),
    await mailbox(['statement'], colleague),
  ];
  const first = await upload(await file());
  await ticking(() => act(first.id, 'take'));
  expect(await reached(boxes)).toEqual([1, 0, 1]);
  await restRights(colleague, true);
  calls.nextMonth();
  const second = await upload(await file());
  await ticking(() => act(second.id, 'take'));
  expect(await reached(boxes)).toEqual([2, 0, 1]);
  await restRights(colleague, false);
});

test('§notifications a notice of the distributor reaches a mailbox once, and none without the right', async () => {
  const { portal } = calls;
  const boxes = [
    await mailbox(['notice'], admin),
    await mailbox(['porting'], admin),
    await mailbox(['notice'], colleague),
  ];
  const { publish, acted } = noticeCalls(portal);
  const notice = await ticking(() =>
    publish({ confirmed: true, channels: { ...noticeOfPartners.channels, mail: true } }),
  );
  expect(await reached(boxes)).toEqual([1, 0, 1]);
  await restRights(colleague, true);
  await ticking(() => acted(notice, { _action: 'resolve' }));
  expect(await reached(boxes)).toEqual([2, 0, 1]);
});
