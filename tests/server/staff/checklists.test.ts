import { afterAll, beforeAll, expect, test } from 'vitest';
import { engineCalls } from '../records/engine/engine-calls.ts';
import { callback } from '../support/file-calls.ts';
import { openPortal, type Portal, type Session } from '../support/portal.ts';
import { addColleague } from './desk-scope.ts';

let portal: Portal;
let staff: Session;
let colleague: Session;
let place: string;
beforeAll(async () => {
  portal = await openPortal();
  staff = await portal.as('9001/etc.staff');
  colleague = await addColleague(portal);
  place = `/foundation/1001/desk/${(await staff.post('/foundation/1001/data', callback)).json().id}`;
});
afterAll(() => portal.close());

const stepsOf = async (at = place) => (await staff.get(at)).json().steps;
const tick = (step: string, isDone: boolean, who = staff) => who.post(`${place}/steps`, { step, isDone });

test('§staff an item has the steps of all checklists for its type and kind, each once', async () => {
  const calls = await engineCalls(portal, '9001/etc.staff');
  expect(await stepsOf()).toEqual([
    { text: 'Anliegen verstanden und zugeordnet' },
    { text: 'Vertrag und Kunde geprüft' },
    { text: 'Partner informiert' },
  ]);
  const list = { title: 'Rückruf', kinds: ['etcCallBackRequest'], steps: 'Partner informiert\nAngerufen' };
  const { id } = await calls.create('etc.checklist', list);
  expect((await stepsOf()).map(({ text }: { text: string }) => text)).toEqual([
    'Partner informiert',
    'Angerufen',
    'Anliegen verstanden und zugeordnet',
    'Vertrag und Kunde geprüft',
  ]);
  await calls.done(id, 'archive');
  expect(await stepsOf()).toHaveLength(3);
});

test('§staff a tick names who ticked first and when, and can be taken away', async () => {
  const step = 'Vertrag und Kunde geprüft';
  const by = { at: portal.now(), by: 'Ines Kramer' };
  expect((await tick(step, true)).json().steps[1]).toEqual({ text: step, done: by });
  expect((await tick(step, true, colleague)).json().steps[1]).toEqual({ text: step, done: by });
  expect((await tick(step, false, colleague)).json().steps[1]).toEqual({ text: step });
});

test('§staff a step that no checklist has cannot be ticked', async () => {
  expect((await tick('Gibt es nicht', true)).statusCode).toBe(404);
  expect((await tick('', true)).json().fields).toEqual({ step: 'required' });
});

test('§staff a checklist needs a kind and steps, twenty at most', async () => {
  const calls = await engineCalls(portal, '9001/etc.staff');
  const list = { title: 'X', kinds: ['ws.process'], steps: Array.from({ length: 21 }, (_, n) => `S${n}`).join('\n') };
  expect((await calls.tryCreate('etc.checklist', list)).json().fields).toEqual({ steps: 'tooManySteps:20' });
  expect((await calls.tryCreate('etc.checklist', { ...list, steps: 'A', kinds: [] })).json().fields).toEqual({
    kinds: 'choose',
  });
});

test('§staff colleagues see who has an item open and who is typing, until the signs stop', async () => {
  const open = async (who: Session, isTyping: boolean) =>
    (await who.post(`${place}/presence`, { isTyping })).json().others;
  expect(await open(staff, false)).toEqual([]);
  const [first] = await open(colleague, true);
  expect(first).toEqual({ name: 'Ines Kramer', isTyping: false });
  expect(await open(staff, false)).toEqual([{ name: 'Timo Brandt', isTyping: true }]);
  expect(await open(colleague, false)).toHaveLength(1);
  expect(await open(staff, false)).toEqual([{ name: 'Timo Brandt', isTyping: false }]);
  portal.pass(36_000);
  expect(await open(staff, false)).toEqual([]);
});
