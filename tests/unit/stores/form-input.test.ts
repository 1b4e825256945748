import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { StoredFormInput } from '#contract/form-input.ts';
import type { FormInput } from '#stores/form-input/form-input.ts';
import { formInputKey, formInputWorld, input, noteOf, pass } from './support/form-input-world.ts';
import { actFor } from './support/signed-in.ts';

let world: ReturnType<typeof formInputWorld>;
beforeEach(() => {
  world = formInputWorld();
});
afterEach(() => world.end());

const stateOf = (formInput: FormInput) => formInput.$state.get();

test('§form-input input is saved here at once and on the server three seconds later', async () => {
  const formInput = world.open();
  formInput.write(input('Hal'));
  expect(stateOf(formInput).saved?.where).toBe('here');
  await pass(2000);
  formInput.write(input('Hallo'));
  await pass(2999);
  expect(world.puts).toEqual([]);
  await pass(1);
  expect(world.puts.map((put) => [put.version, put.data['values'], put.keepalive])).toEqual([
    [0, { note: 'Hallo' }, false],
  ]);
  expect(stateOf(formInput).saved?.where).toBe('server');
});

test('§form-input without an answer it is tried again every ten seconds', async () => {
  const formInput = world.open();
  world.lose = 'before';
  formInput.write(input('Hallo'));
  await pass(3000 + 10_000 + 10_000);
  expect(world.puts).toHaveLength(3);
  expect(stateOf(formInput).saved?.where).toBe('here');
  world.lose = undefined;
  await pass(10_000);
  expect(stateOf(formInput).saved?.where).toBe('server');
});

describe('§faults an answer that got lost, where the server has the form input,', () => {
  test('is no conflict for the page that waits', async () => {
    const formInput = world.open();
    world.lose = 'after';
    formInput.write(input('eins'));
    await pass(3000);
    world.lose = undefined;
    formInput.write(input('zwei'));
    await pass(20_000);
    expect(stateOf(formInput).conflict).toBeUndefined();
    expect(noteOf(world.stored.get('1001'))).toBe('zwei');
    expect(stateOf(formInput).saved?.where).toBe('server');
  });

  test('is no conflict for the next page, which sends what is newer', async () => {
    const first = world.open();
    world.lose = 'after';
    first.write(input('eins'));
    await pass(3000);
    first.write(input('zwei'));
    // The page ends without another word, as in a crash.
    world.lose = undefined;
    const next = world.open();
    await pass(3000);
    expect(stateOf(next)).toMatchObject({ saved: { where: 'server' } });
    expect(stateOf(next)).not.toHaveProperty('conflict');
    expect(noteOf(world.stored.get('1001'))).toBe('zwei');
  });

  test('is dropped with what was sent', async () => {
    const formInput = world.open();
    world.lose = 'after';
    formInput.write(input('eins'));
    await pass(3000);
    world.lose = undefined;
    formInput.drop();
    await pass(0);
    expect(world.drops).toBe(1);
    expect(world.stored.size).toBe(0);
  });
});

describe('§form-input a form input of another window', () => {
  const theirs = (version: number): StoredFormInput => ({
    key: formInputKey,
    version,
    modified: 1_763_000_000_500,
    data: { values: { note: 'dort' }, step: 0, savedAt: 1, beside: {} },
  });

  test('is offered where nothing is kept, and taken or discarded', async () => {
    world.stored.set('1001', theirs(4));
    const formInput = world.open();
    await pass(0);
    expect(stateOf(formInput).offered?.version).toBe(4);
    formInput.takeTheirs();
    expect(formInput.read()?.values).toEqual({ note: 'dort' });
    formInput.drop();
    await pass(0);
    expect(world.stored.size).toBe(0);
  });

  /** Written on after another window has stored its own. */
  async function inConflict() {
    const formInput = world.open();
    formInput.write(input('hier'));
    await pass(3000);
    world.stored.set('1001', theirs(2));
    formInput.write(input('hier weiter'));
    return formInput;
  }

  test('that came in between stops sending until the user has chosen', async () => {
    const formInput = await inConflict();
    await pass(60_000);
    expect(world.puts).toHaveLength(2);
    expect(stateOf(formInput).conflict?.version).toBe(2);
    formInput.keepMine();
    await pass(0);
    expect(noteOf(world.stored.get('1001'))).toBe('hier weiter');
  });

  test('leaves this window its own side while the other one writes on', async () => {
    const formInput = await inConflict();
    await pass(3000);
    world.open().write(input('dort weiter'));
    expect(formInput.mine()?.values).toEqual({ note: 'hier weiter' });
    formInput.keepMine();
    await pass(0);
    expect(noteOf(world.stored.get('1001'))).toBe('hier weiter');
  });

  test('is taken over the own one at will', async () => {
    const formInput = await inConflict();
    await pass(3000);
    formInput.takeTheirs();
    expect(formInput.read()?.values).toEqual({ note: 'dort' });
    await pass(60_000);
    expect(noteOf(world.stored.get('1001'))).toBe('dort');
  });
});

test('§form-input a form input goes along when another organisation is selected', async () => {
  const formInput = world.open();
  formInput.write(input('Hallo'));
  await pass(3000);
  actFor('1002');
  await pass(3000);
  expect([...world.stored.keys()]).toEqual(['1002']);
  expect(noteOf(world.stored.get('1002'))).toBe('Hallo');
});

test('§form-input input about a ticket stays with its organisation after a switch to another one', async () => {
  const formInput = world.open('record');
  formInput.write(input('Hallo'));
  await pass(1000);
  actFor('1002');
  formInput.stop();
  await pass(3000);
  expect([...world.stored.keys()]).toEqual(['1001']);
  actFor('1001');
  expect(world.open('record').read()?.values).toEqual({ note: 'Hallo' });
});

test('§form-input sending takes the form input away here and on the server', async () => {
  const formInput = world.open();
  formInput.write(input('Hallo'));
  await pass(3000);
  formInput.drop();
  await pass(10_000);
  expect(world.drops).toBe(1);
  expect(formInput.read()).toBeUndefined();
});
