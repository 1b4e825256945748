import { expect, test } from 'vitest';
import { searchStatuses } from '#contract/search/search.ts';
import { stateTones } from '#domain/records/state-tones.ts';
import { statesOf, statusesNamed, statusLabels } from '#domain/search/status-words.ts';

test.each([
  ['offen', ['open']],
  ['OPEN', ['open']],
  ['rueckfrage', ['question']],
  ['Klärung', ['question']],
  ['in bearbeitung', ['inProgress']],
  ['In-Progress', ['inProgress']],
  ['ab', ['done', 'rejected', 'ended']],
  ['xyz', []],
  ['', []],
])('a status is known by its German and English words, or their beginning: %s', (typed, expected) => {
  expect(statusesNamed(typed)).toEqual(expected);
});

test('no two statuses share a word', () => {
  const labels = Object.values(statusLabels).flat();
  expect(new Set(labels).size).toBe(labels.length);
  for (const status of searchStatuses)
    for (const label of statusLabels[status]) expect(statusesNamed(label), label).toEqual([status]);
});

test('every state of a searched type has a status word', () => {
  for (const type of ['hd.ticket', 'hfo.vp.draft', 'hfo.vp.order', 'ws.sip', 'ws.porting', 'ws.process'] as const)
    expect(statesOf(type, searchStatuses).sort(), type).toEqual(Object.keys(stateTones[type]).sort());
  expect(statesOf('hd.ticket', ['question'])).toEqual(['waiting']);
  expect(statesOf('etc.voNumber', ['active'])).toEqual([]);
});
