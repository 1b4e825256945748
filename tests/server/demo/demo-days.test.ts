import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { type OrderStatus, orderStatuses } from '#contract/sales/order.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { berlinMoment } from '#domain/date/berlin-time.ts';
import { isWorkingDay } from '#domain/date/working-days.ts';
import { dueState } from '#domain/me/waiting.ts';
import { readConfig } from '#server/config/config.ts';
import { createServices } from '#server/create-services.ts';
import { loadDemoData } from '#server/demo/load.ts';
import { loadDemoWeek } from '#server/demo/load-week.ts';
import { runDue } from '#server/records/engine/run-due.ts';
import type { Services } from '#server/services.ts';
import { testDatabase } from '../support/database-template.ts';

const closings: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closings) await close();
});

interface Start {
  readonly now: number;
  readonly holidays: Services['holidays'];
  ask<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]>;
}

/** A portal that starts with the demo data at a moment, and has done what is due by then. */
async function startAt(moment: string): Promise<Start> {
  const now = berlinMoment(moment);
  const database = await testDatabase();
  const config = readConfig({ DATA_DIR: mkdtempSync(join(tmpdir(), 'demo-days-')), LOG_LEVEL: 'silent' });
  const { services, stop } = createServices({ config, db: database.db, clock: () => now });
  await loadDemoData(services);
  await loadDemoWeek(services);
  await runDue(services);
  const client = new pg.Client(database.connection);
  await client.connect();
  closings.push(() => client.end(), stop, database.close);
  const { holidays } = services;
  return { now, holidays, ask: async (statement) => (await client.query(statement)).rows };
}

/** How much waits for each side of each organisation, and how urgent it is. */
async function waitingOf({ ask, now }: Start): Promise<Record<string, number>> {
  const rows = await ask<{ about: string; due: number | null }>(
    `select trid || ' ' || side || ' ' || task as about, due::float8 as due from work_items where coalesce("from", 0) <= ${now}`,
  );
  const items = rows.map(({ about, due }) => `${about} ${due === null ? 'open' : dueState(due, now)}`);
  return Object.fromEntries(
    [...Map.groupBy(items.toSorted(), (item) => item)].map(([item, all]) => [item, all.length]),
  );
}

/** What devices and the portal itself write, and what follows from the time of something else. */
const isComputed = (key: string) =>
  /^(?:lastRegisteredAt|since|expires|dueAt|validTo|from|to|\w*(?:until|due))$/i.test(key);

const momentsIn = (value: unknown, key: string): { key: string; at: number }[] => {
  if (typeof value === 'number')
    return value > 1.5e12 && value < 2.5e12 && !isComputed(key) ? [{ key, at: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => momentsIn(part, Array.isArray(value) ? key : name));
};

function isOfficeTime(at: number, holidays: Services['holidays']): boolean {
  const day = berlinDay(at);
  const [opens, closes] = [berlinMoment(`${day} 08:00`), berlinMoment(`${day} 17:00`)];
  return isWorkingDay(day, holidays(day)) && at >= opens && at <= closes;
}

/** Every time in every table that lies before the start, but in no office hours. */
async function outsideOfficeHours({ ask, now, holidays }: Start): Promise<string[]> {
  const columns = await ask<{ place: string; name: string; key: string }>(`
    select quote_ident(table_name) place, quote_ident(column_name) as name, column_name as key
    from information_schema.columns where table_schema = 'public' and data_type in ('bigint', 'jsonb')`);
  const faults: string[] = [];
  for (const { place, name, key } of columns) {
    const rows = await ask<{ value: unknown }>(`select distinct to_jsonb(${name}) as value from ${place}`);
    const moments = rows.flatMap(({ value }) => momentsIn(value, key)).filter(({ at }) => at <= now);
    for (const { key, at } of moments)
      if (!isOfficeTime(at, holidays)) faults.push(`${place}.${name} ${key}: ${new Date(at).toISOString()}`);
  }
  return faults;
}

const onTuesday = startAt('2026-11-24 10:30');
const starts = {
  'a Monday before work': '2026-11-23 07:10',
  'a Saturday': '2026-11-28 11:00',
  'Christmas Day': '2026-12-25 09:00',
};

test('on a Tuesday something is overdue, something due today and something due later', async () => {
  const start = await onTuesday;
  const states = Object.keys(await waitingOf(start)).map((item) => item.split(' ').at(-1));
  expect(new Set(states)).toEqual(new Set(['open', 'overdue', 'today', 'later']));
  expect(await outsideOfficeHours(start)).toEqual([]);
});

test('there are forty orders, some in each status, and many name the day that the customer wants', async () => {
  const { ask } = await onTuesday;
  const rows = await ask<{ status: OrderStatus; wish: string | null }>(
    "select data ->> 'status' as status, data -> 'values' ->> 'desiredDate' as wish from records where type = 'hfo.vp.order'",
  );
  expect(rows.length).toBe(40);
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(orderStatuses));
  expect(rows.filter(({ wish }) => wish !== null).length).toBeGreaterThanOrEqual(15);
});

test.concurrent.each(Object.entries(starts))('on %s as much waits as on a Tuesday', async (_day, moment) => {
  const start = await startAt(moment);
  expect(await waitingOf(start)).toEqual(await waitingOf(await onTuesday));
  expect(await outsideOfficeHours(start)).toEqual([]);
});
