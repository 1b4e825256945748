import { PgBoss } from 'pg-boss';
import { expect, test } from 'vitest';
import { jobNames } from '#contract/staff/jobs.ts';
import { cronOf, intervalMinutes, nextRunAfter } from '#server/jobs/schedule.ts';

const minute = 60_000;

test.each([
  [1, 1],
  [59_000, 1],
  [60_000, 1],
  [300_000, 5],
  [11 * minute, 10],
  [59 * minute, 30],
  [90 * minute, 60],
  [86_400_000, 1440],
])('a setting of %i ms is an interval of %i minutes', (ms, minutes) => {
  expect(intervalMinutes(ms)).toBe(minutes);
});

test('the next run that is shown is the one that the queue plans', () => {
  const boss = new PgBoss({ db: { executeSql: async () => ({ rows: [] }) } });
  const start = Date.parse('2026-03-28T22:41:13Z');
  for (const name of jobNames)
    for (const everyMinutes of [1, 2, 5, 15, 30, 60, 120, 240, 720, 1440])
      for (const now of [start, start + 7 * 3_600_000, start + 77 * 3_600_000]) {
        const options = { tz: 'UTC', from: new Date(now), count: 1 };
        const [next] = boss.previewSchedule(cronOf(name, everyMinutes), options);
        expect([name, everyMinutes, new Date(nextRunAfter(name, everyMinutes, now))]).toEqual([
          name,
          everyMinutes,
          next,
        ]);
      }
});
