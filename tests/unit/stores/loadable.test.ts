import { expect, test, vi } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { loader } from '#stores/data/loadable.ts';

const answers = <T>(...outcomes: (T | ApiError)[]) => {
  const load = vi.fn(async () => {
    const next = outcomes.shift();
    if (next instanceof ApiError) throw next;
    return next as T;
  });
  return load;
};

test.each([0, 429, 500, 502, 503])(
  '§faults what is shown stays when loading it again fails with %d',
  async (status) => {
    const { $value, reload } = loader(answers('alt', new ApiError(status), 'neu'));
    await reload();
    await reload();
    expect($value.get()).toMatchObject({ state: 'ready', value: 'alt', refreshing: false, failure: { status } });
    const again = reload();
    expect($value.get()).toEqual({ state: 'ready', value: 'alt', refreshing: true });
    await again;
    expect($value.get()).toEqual({ state: 'ready', value: 'neu', refreshing: false });
  },
);

test.each([403, 404, 410])('§faults what the server no longer gives (%d) goes from the screen', async (status) => {
  const { $value, reload } = loader(answers('alt', new ApiError(status)));
  await reload();
  await reload();
  expect($value.get()).toMatchObject({ state: 'failed', error: { status } });
});

test('§faults what an earlier page kept is shown when loading fails, and says so', async () => {
  const { $value, reload } = loader(answers<string>(new ApiError(0)), () => 'von vorhin');
  await reload();
  expect($value.get()).toMatchObject({ state: 'ready', value: 'von vorhin', failure: { status: 0 } });
});

test('§faults a first load that fails has nothing to show, and can be tried again', async () => {
  const { $value, reload } = loader(answers(new ApiError(0), 'da'));
  await reload();
  expect($value.get()).toMatchObject({ state: 'failed', error: { status: 0 } });
  await reload();
  expect($value.get()).toEqual({ state: 'ready', value: 'da', refreshing: false });
});

test('§faults what answers another question does not stay', async () => {
  const { $value, reload } = loader(answers('alt', new ApiError(0)), undefined, (value) => value !== 'alt');
  await reload();
  await reload();
  expect($value.get().state).toBe('failed');
});

test('§faults a fault of the page itself ends the loading too', async () => {
  const { $value, reload } = loader(async () => {
    throw new TypeError('x is undefined');
  });
  await reload();
  expect($value.get().state).toBe('failed');
});
