import { describe, expect, test } from 'vitest';
import { berlinMoment } from '#domain/date/berlin-time.ts';
import {
  arrangedBoxes,
  hiddenBox,
  movedBox,
  orderedBoxes,
  type PlacedBox,
  usualBoxes,
} from '#domain/me/arranged-boxes.ts';
import { countGroups, dueState, groupOfKind } from '#domain/me/waiting.ts';

const boxes: readonly PlacedBox[] = [
  { key: 'waiting', place: 'main', stays: true },
  { key: 'documents', place: 'main' },
  { key: 'newsletters', place: 'main' },
  { key: 'account', place: 'side' },
  { key: 'contact', place: 'side' },
];
const keys = (some: readonly PlacedBox[]) => some.map(({ key }) => key);
const render = (arrangement: Parameters<typeof arrangedBoxes>[1]) => {
  const { main, side, hidden } = arrangedBoxes(boxes, arrangement);
  return [keys(main), keys(side), keys(hidden)];
};

describe('§my-portal the boxes of My Portal', () => {
  test.each([
    ['as for everybody', usualBoxes, [['waiting', 'documents', 'newsletters'], ['account', 'contact'], []]],
    [
      'in an order of one’s own, with a box that came later behind the one that it follows',
      { order: ['contact', 'newsletters', 'waiting', 'account'], hidden: [] },
      [['newsletters', 'waiting', 'documents'], ['contact', 'account'], []],
    ],
    [
      'without those that were put away, but never without what waits',
      { order: [], hidden: ['waiting', 'contact', 'gone'] },
      [['waiting', 'documents', 'newsletters'], ['account'], ['contact']],
    ],
    [
      'whatever else the settings name',
      { order: ['gone', 'documents', 'documents'], hidden: [] },
      [['waiting', 'documents', 'newsletters'], ['account', 'contact'], []],
    ],
  ] as const)('stand %s', (_case, arrangement, expected) => {
    expect(render({ order: [...arrangement.order], hidden: [...arrangement.hidden] })).toEqual(expected);
  });

  test('close up where one moves to another’s place, also over boxes that are not shown', () => {
    const down = movedBox(boxes, usualBoxes, 'waiting', 'newsletters');
    expect(render(down)[0]).toEqual(['documents', 'newsletters', 'waiting']);
    expect(render(movedBox(boxes, down, 'waiting', 'documents'))[0]).toEqual(['waiting', 'documents', 'newsletters']);
    const hidden = hiddenBox(usualBoxes, 'documents', true);
    expect(render(movedBox(boxes, hidden, 'newsletters', 'waiting'))[0]).toEqual(['newsletters', 'waiting']);
    expect(hiddenBox(hidden, 'documents', false)).toEqual(usualBoxes);
  });

  test('all appear exactly once in any order of the settings', () => {
    const names = [...keys(boxes), 'gone'];
    const orders = names.flatMap((a) => names.flatMap((b) => names.map((c) => [a, b, c])));
    for (const order of orders) {
      expect(keys(orderedBoxes(boxes, order)).sort()).toEqual(keys(boxes).sort());
      expect(
        render({ order, hidden: order.toReversed().slice(1) })
          .flat()
          .sort(),
      ).toEqual(keys(boxes).sort());
    }
  });
});

test('§my-portal related kinds are counted together, in the order of the groups', () => {
  expect(
    countGroups({ 'ws.portingOut': 2, 'etc.company': 1, 'hd.ticket': 3, 'ws.porting': 1, 'etc.partner': 1 }),
  ).toEqual([
    { group: 'ticket', kinds: ['hd.ticket'], count: 3 },
    { group: 'porting', kinds: ['ws.portingOut', 'ws.porting'], count: 3 },
    { group: 'request', kinds: ['etc.company', 'etc.partner'], count: 2 },
  ]);
  expect(groupOfKind('new.kind')).toBe('other');
});

test.each([
  ['2026-11-02 23:59', 'overdue'],
  ['2026-11-03 09:59', 'overdue'],
  ['2026-11-03 10:01', 'today'],
  ['2026-11-03 23:59', 'today'],
  ['2026-11-04', 'later'],
] as const)('§my-portal an item due at %s is %s at 10:00 on 3 November', (due, state) => {
  expect(dueState(berlinMoment(due), berlinMoment('2026-11-03 10:00'))).toBe(state);
});
