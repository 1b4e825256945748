import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FormInput } from '#stores/form-input/form-input.ts';
import { formInputWorld, input, noteOf, pass } from './support/form-input-world.ts';
import { memoryStorage } from './support/signed-in.ts';

let world: ReturnType<typeof formInputWorld>;
beforeEach(() => {
  world = formInputWorld();
});
afterEach(() => world.end());

const stateOf = (formInput: FormInput) => formInput.$state.get();

describe('§form-input leaving the page', () => {
  test('sends the last changes in a call that outlives it', async () => {
    const formInput = world.open();
    formInput.write(input('Hallo'));
    world.page.dispatchEvent(new Event('pagehide'));
    await pass(0);
    expect(world.puts).toMatchObject([{ data: { values: { note: 'Hallo' } }, keepalive: true }]);
  });

  test('does not wait for the answer to what was sent before', async () => {
    const answer = Promise.withResolvers<void>();
    world.held = answer.promise;
    const formInput = world.open();
    formInput.write(input('eins'));
    await pass(3000);
    formInput.write(input('zwei'));
    world.page.dispatchEvent(new Event('pagehide'));
    await pass(0);
    expect(world.puts.map((put) => put.keepalive)).toEqual([false, true]);
    // The page is gone before it hears of the first: the second stands on the server all the same.
    expect(noteOf(world.stored.get('1001'))).toBe('zwei');
    answer.resolve();
    await pass(20_000);
    expect(stateOf(formInput)).not.toHaveProperty('conflict');
    expect(noteOf(world.stored.get('1001'))).toBe('zwei');
  });

  test('sends nothing where the server has everything', async () => {
    const formInput = world.open();
    formInput.write(input('Hallo'));
    await pass(3000);
    world.page.dispatchEvent(new Event('pagehide'));
    formInput.stop();
    await pass(0);
    expect(world.puts).toHaveLength(1);
  });

  test('leaves a form input to the ordinary call that is too large to outlive the page', async () => {
    const formInput = world.open();
    formInput.write(input('ä'.repeat(31_000)));
    world.page.dispatchEvent(new Event('pagehide'));
    await pass(0);
    expect(world.puts).toMatchObject([{ keepalive: false }]);
  });

  test('asks for nothing that this browser or the server keeps', async () => {
    const formInput = world.open();
    expect(world.asks()).toBe(false);
    formInput.write(input('Hallo'));
    expect(world.asks()).toBe(false);
  });

  test('asks only for as long as the input is kept nowhere', async () => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    for (const place of ['localStorage', 'sessionStorage']) vi.stubGlobal(place, { ...memoryStorage(), setItem: full });
    const formInput = world.open();
    formInput.write(input('Hallo'));
    expect(world.asks()).toBe(true);
    await pass(3000);
    expect(world.asks()).toBe(false);
    formInput.write(input('Hallo Welt'));
    expect(world.asks()).toBe(true);
    formInput.drop();
    expect(world.asks()).toBe(false);
  });
});

describe('§form-input of two windows on one form, with the second closed after the first was saved,', () => {
  const noteIn = (savedInput: { values?: unknown } | undefined) =>
    (savedInput?.values as { note: string } | undefined)?.note;

  async function closeSecond(texts: { first: string; second: string }) {
    const first = world.open();
    world.switchTo(1);
    const second = world.open();
    await pass(0);
    world.switchTo(0);
    first.write(input(texts.first));
    await pass(3000);
    world.switchTo(1);
    second.write(input(texts.second));
    await world.close();
    second.stop();
    world.switchTo(0);
    return first;
  }

  test('the first one is told, and keeps its own at will', async () => {
    const first = await closeSecond({ first: 'hier', second: 'dort' });
    expect(noteIn(stateOf(first).conflict?.data)).toBe('dort');
    first.write(input('hier weiter'));
    await pass(20_000);
    expect(noteOf(world.stored.get('1001'))).toBe('hier');
    first.keepMine();
    await pass(3000);
    expect(noteOf(world.stored.get('1001'))).toBe('hier weiter');
    expect(stateOf(first)).not.toHaveProperty('conflict');
  });

  test('the first one takes over the other at will', async () => {
    const first = await closeSecond({ first: 'hier', second: 'dort' });
    const { takeTheirs } = first;
    takeTheirs();
    await pass(3000);
    expect(noteIn(first.mine())).toBe('dort');
    expect(noteOf(world.stored.get('1001'))).toBe('dort');
    expect(stateOf(first)).not.toHaveProperty('conflict');
  });

  test('the next window is asked when the first one is closed undecided', async () => {
    const first = await closeSecond({ first: 'hier', second: 'dort' });
    await world.close();
    first.stop();
    world.switchTo(2);
    const next = world.open();
    await pass(0);
    expect(noteIn(next.mine())).toBe('hier');
    expect(noteIn(stateOf(next).conflict?.data)).toBe('dort');
  });

  test('nothing is asked where both say the same', async () => {
    const first = await closeSecond({ first: 'gleich', second: 'gleich' });
    first.write(input('gleich'));
    await pass(20_000);
    expect(stateOf(first)).not.toHaveProperty('conflict');
    first.write(input('gleich und mehr'));
    await pass(3000);
    expect(stateOf(first)).toMatchObject({ saved: { where: 'server' } });
    expect(noteOf(world.stored.get('1001'))).toBe('gleich und mehr');
  });

  test('a page that comes back has no conflict with itself', async () => {
    const formInput = world.open();
    formInput.write(input('Hallo'));
    world.lose = 'before';
    await world.close();
    formInput.stop();
    world.lose = undefined;
    const next = world.open();
    next.write(input('Hallo Welt'));
    await pass(3000);
    expect(stateOf(next)).not.toHaveProperty('conflict');
    expect(noteOf(world.stored.get('1001'))).toBe('Hallo Welt');
  });
});

test('§form-input two windows that write in the same moment are no single one', async () => {
  const first = world.open();
  world.switchTo(1);
  const second = world.open();
  await pass(0);
  const savedAt = Date.now();
  second.write({ ...input('dort'), savedAt });
  world.switchTo(0);
  first.write({ ...input('hier'), savedAt });
  await pass(3000);
  expect([stateOf(first), stateOf(second)].filter(({ conflict }) => conflict)).toHaveLength(1);
});
