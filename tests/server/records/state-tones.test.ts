import { expect, test } from 'vitest';
import { stateTones } from '#domain/records/state-tones.ts';
import { recordTypes } from '#server/records/registry.ts';

/** States that no screen names: a lead is shown by its stage, and numbers in reserve are a list alone. */
const unnamed = ['hfo.vp.customer', 'ws.reservation'];

test('every state of every record type has its colour in one table', () => {
  const tones: Readonly<Record<string, object>> = stateTones;
  const stated = recordTypes.filter(({ states, type }) => states && !unnamed.includes(type));
  expect(stated.length).toBeGreaterThan(12);
  for (const { type, states } of stated)
    expect([type, ...Object.keys(tones[type] ?? {}).toSorted()]).toEqual([type, ...(states?.states ?? []).toSorted()]);
});
