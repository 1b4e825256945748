import { atom } from 'nanostores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listMarks } from '#stores/data/list-marks.ts';
import { actAs, actFor, memoryStorage } from './support/signed-in.ts';

interface Row {
  id: string;
  version: number;
}
const rowsOf = (from: number, count: number): Row[] =>
  Array.from({ length: count }, (_, at) => ({ id: `id-${from + at}`, version: 1 }));

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  actAs('sp.admin', '1001');
});
afterEach(() => vi.unstubAllGlobals());

function openList(total: number) {
  const calls: [offset: number, limit: number][] = [];
  const $present = atom<readonly Row[]>([]);
  const marks = listMarks<Row>({
    $present,
    read: async (offset, limit) => {
      calls.push([offset, limit]);
      return { items: rowsOf(offset, Math.max(0, Math.min(limit, total - offset))), total };
    },
  });
  const ids = () => [...marks.$rows.get().keys()];
  return { calls, marks, $present, ids };
}

test('§list-views.bulk-actions all rows of a filter are marked, over as many answers as they take', async () => {
  const { calls, marks, ids } = openList(250);
  expect(await marks.all()).toBe(0);
  expect(ids()).toHaveLength(250);
  expect(calls).toEqual([
    [0, 200],
    [200, 200],
  ]);
});

test('§list-views.bulk-actions of more rows than a call takes the first are marked, and the rest is counted', async () => {
  const { calls, marks, ids } = openList(1200);
  expect(await marks.all()).toBe(700);
  expect(ids()).toHaveLength(marks.max);
  expect(calls.at(-1)).toEqual([400, 100]);
  expect(marks.set([{ id: 'another', version: 1 }], true)).toBe(1);
  marks.drop(['id-0']);
  expect(marks.set([{ id: 'another', version: 1 }], true)).toBe(0);
});

test('§list-views.bulk-actions marks stay over pages, and a marked row is the one that was read last', () => {
  const { marks, $present, ids } = openList(2);
  marks.set(rowsOf(0, 2), true);
  $present.set([{ id: 'id-1', version: 2 }]);
  expect(ids()).toEqual(['id-0', 'id-1']);
  expect(marks.$rows.get().get('id-1')).toEqual({ id: 'id-1', version: 2 });
  marks.set(rowsOf(0, 1), false);
  expect(ids()).toEqual(['id-1']);
});

test('§list-views.bulk-actions marks belong to one organisation and end when one leaves marking', () => {
  const { marks, ids } = openList(2);
  marks.start();
  expect(marks.$isMarking.get()).toBe(true);
  marks.set(rowsOf(0, 2), true);
  actFor('1002');
  expect([ids(), marks.$isMarking.get()]).toEqual([[], false]);
  actFor('1001');
  marks.start();
  marks.clear();
  expect(marks.$isMarking.get()).toBe(false);
});
