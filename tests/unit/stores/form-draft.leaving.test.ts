import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FormDraft } from '../../../src/stores/form-draft.ts';
import { draftWorld, input, noteOf, pass } from './draft-world.ts';
import { memoryStorage } from './signed-in.ts';

let world: ReturnType<typeof draftWorld>;
beforeEach(() => {
  world = draftWorld();
});
afterEach(() => world.end());

const stateOf = (draft: FormDraft) => draft.$state.get();

describe('§5 leaving the page', () => {
  test('sends the last changes in a call that outlives it', async () => {
    const draft = world.open();
    draft.write(input('Hallo'));
    world.page.dispatchEvent(new Event('pagehide'));
    await pass(0);
    expect(world.puts).toMatchObject([{ data: { values: { note: 'Hallo' } }, keepalive: true }]);
  });

  test('does not wait for the answer to what was sent before', async () => {
    const answer = Promise.withResolvers<void>();
    world.held = answer.promise;
    const draft = world.open();
    draft.write(input('eins'));
    await pass(3000);
    draft.write(input('zwei'));
    world.page.dispatchEvent(new Event('pagehide'));
    await pass(0);
    expect(world.puts.map((put) => put.keepalive)).toEqual([false, true]);
    answer.resolve();
    await pass(20_000);
    expect(stateOf(draft)).not.toHaveProperty('conflict');
    expect(noteOf(world.stored.get('1001'))).toBe('zwei');
  });

  test('sends nothing where the server has everything', async () => {
    const draft = world.open();
    draft.write(input('Hallo'));
    await pass(3000);
    world.page.dispatchEvent(new Event('pagehide'));
    draft.stop();
    await pass(0);
    expect(world.puts).toHaveLength(1);
  });

  test('leaves a draft to the ordinary call that is too large to outlive the page', async () => {
    const draft = world.open();
    draft.write(input('ä'.repeat(31_000)));
    world.page.dispatchEvent(new Event('pagehide'));
    await pass(0);
    expect(world.puts).toMatchObject([{ keepalive: false }]);
  });

  test('asks for nothing that this browser or the server keeps', async () => {
    const draft = world.open();
    expect(world.asks()).toBe(false);
    draft.write(input('Hallo'));
    expect(world.asks()).toBe(false);
  });

  test('asks only for as long as the input is kept nowhere', async () => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    for (const place of ['localStorage', 'sessionStorage']) vi.stubGlobal(place, { ...memoryStorage(), setItem: full });
    const draft = world.open();
    draft.write(input('Hallo'));
    expect(world.asks()).toBe(true);
    await pass(3000);
    expect(world.asks()).toBe(false);
    draft.write(input('Hallo Welt'));
    expect(world.asks()).toBe(true);
    draft.drop();
    expect(world.asks()).toBe(false);
  });
});
