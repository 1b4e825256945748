import { expect, test } from 'vitest';
import type { ComparedLines } from '#contract/documents/comparison.ts';
import { compareTexts, type TextLine } from '#domain/documents/comparison/compare-texts.ts';

const linesOf = (...texts: string[]): TextLine[] => texts.map((text) => ({ text, page: 1 }));
const compared = (before: readonly TextLine[], after: readonly TextLine[]): ComparedLines[] => {
  const result = compareTexts(before, after);
  if (!result) throw new Error('too different');
  return result;
};
const textOf = (line: ComparedLines['before']) => line?.parts.map(({ text }) => text).join('');

test('§library a line with a changed price is paired with its old version and marks the change', () => {
  const result = compared(
    linesOf('Preisliste Start', 'Allnet-Flat, 5 GB: 12,90 € im Monat', 'Alle Preise netto'),
    linesOf('Preisliste Start', 'Allnet-Flat, 5 GB: 13,90 € im Monat', 'Neu: eSIM', 'Alle Preise netto'),
  );
  expect(result.map(({ kind }) => kind)).toEqual(['same', 'changed', 'added', 'same']);
  const marked = (line: ComparedLines['before']) => line?.parts.filter(({ mark }) => mark).map(({ text }) => text);
  expect([marked(result[1]?.before), marked(result[1]?.after)]).toEqual([['12,90'], ['13,90']]);
  expect(result[2]?.after?.page).toBe(1);
});

test('§library lines with nothing in common are one that went and one that came', () => {
  const result = compared(linesOf('Sommeraktion bis August'), linesOf('Portierung: 29,00 €'));
  expect(result.map(({ kind }) => kind)).toEqual(['dropped', 'added']);
});

test('§library other spaces are no difference', () =>
  expect(compared(linesOf('Preis:  5 €'), linesOf('Preis: 5 €')).map(({ kind }) => kind)).toEqual(['same']));

test('§library the comparison of 300 random pairs of texts loses no line of either side', () => {
  let state = 11;
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const words = ['Flat', 'Router', '9,90 €', '12,90 €', 'im Monat', 'netto', 'Anschluss'];
  const random = () =>
    linesOf(
      ...Array.from({ length: next(14) }, () =>
        Array.from({ length: 1 + next(4) }, () => words[next(words.length)]).join(' '),
      ),
    );
  for (let round = 0; round < 300; round += 1) {
    const [before, after] = [random(), random()];
    const result = compared(before, after);
    const side = (name: 'before' | 'after') => result.flatMap((line) => textOf(line[name]) ?? []);
    expect(side('before')).toEqual(before.map(({ text }) => text));
    expect(side('after')).toEqual(after.map(({ text }) => text));
  }
});
