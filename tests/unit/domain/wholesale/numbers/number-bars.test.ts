import { expect, test } from 'vitest';
import type { NumberState } from '#contract/wholesale/number.ts';
import type { NumberRange } from '#contract/wholesale/number-range.ts';
import { numberBars } from '#domain/wholesale/numbers/number-bars.ts';

const block = (from: string, to: string, state: NumberState = 'active', attendant = '0', ddiBase = '231254') => ({
  state,
  data: { range: { kind: 'block', onkz: '30', ddiBase, attendant, from, to } as NumberRange },
});
const single = {
  state: 'active' as const,
  data: { range: { kind: 'single', onkz: '30', number: '23125110' } as NumberRange },
};

const read = (numbers: Parameters<typeof numberBars>[0]) =>
  numberBars(numbers).map(({ base, parts, count }) => ({
    base,
    count,
    parts: parts.map(({ from, to, state, isPilot }) => `${isPilot ? 'pilot ' : ''}${from}-${to} ${state}`),
  }));

test.each([
  [
    'a shorter pilot stands beside the block',
    [block('00', '99')],
    [{ base: '+49 30 231254', count: 100, parts: ['pilot 0-0 active', '00-99 active'] }],
  ],
  [
    'a pilot of the block is a stretch of it',
    [block('0', '9')],
    [{ base: '+49 30 231254', count: 10, parts: ['pilot 0-0 active', '1-9 active'] }],
  ],
  [
    'a pilot in the middle parts the block and still leads',
    [block('0', '9', 'active', '5')],
    [{ base: '+49 30 231254', count: 10, parts: ['pilot 5-5 active', '0-4 active', '6-9 active'] }],
  ],
  [
    'blocks of one line share a bar, each with its state',
    [block('70', '89', 'portingIn'), block('00', '69')],
    [{ base: '+49 30 231254', count: 90, parts: ['pilot 0-0 portingIn', '00-69 active', '70-89 portingIn'] }],
  ],
  [
    'blocks of other lines have bars of their own, single numbers none',
    [block('0', '0', 'reserved'), single, block('00', '49', 'portingOut', '0', '231258')],
    [
      { base: '+49 30 231254', count: 1, parts: ['pilot 0-0 reserved'] },
      { base: '+49 30 231258', count: 50, parts: ['pilot 0-0 portingOut', '00-49 portingOut'] },
    ],
  ],
  ['nothing', [], []],
])('§phone-numbers bars of an account: %s', (_case, numbers, bars) => expect(read(numbers)).toEqual(bars));
