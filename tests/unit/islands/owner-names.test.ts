import { expect, test, vi } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { createOwnerNames } from '#islands/record/list/useOwnerFilter.ts';

const people = [{ value: '7', label: 'Jens Winter' }];

test('§access after a call that failed the next opening asks for the colleagues again', async () => {
  const read = vi.fn(async () => people).mockRejectedValueOnce(new ApiError(503));
  const names = createOwnerNames(read);
  await names.ask();
  expect(names.$names.get()).toBeUndefined();
  await names.ask();
  expect(names.$names.get()).toEqual(people);
});

test('§access who opens the filter twice asks once', async () => {
  const read = vi.fn(async () => people);
  const names = createOwnerNames(read);
  await Promise.all([names.ask(), names.ask()]);
  await names.ask();
  expect(read).toHaveBeenCalledOnce();
});
