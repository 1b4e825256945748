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
