import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { choice, email, optionalText, text } from '#contract/fields.ts';
import { filledForm } from '#domain/form/filled-form.ts';
import { contractOf } from '#domain/form/form-contract.ts';
import { checkbox, defineForm, emailField, group, line, note, select, table } from '#domain/form/form-fields.ts';
import { fieldChanges, mergeForms } from '#domain/form/form-merge.ts';
import { sectionProgress, unjudgedSections } from '#domain/form/section-progress.ts';
import { pastedRows } from '#domain/spreadsheet/read-csv.ts';

const extensions = table('extension', 1, 4, {
  number: line('number', text(2, 5)),
  licence: select('licence', choice(['basic', 'comfort']), { words: 'licences' }),
  voicemail: checkbox('voicemail', z.boolean()),
});
const form = defineForm({
  sections: [
    { name: 'partner', step: 'partner', fields: { snapshot: note() } },
    {
      name: 'contact',
      step: 'contact',
      fields: { contact: group('contact', { name: line('name', text(2, 20)), email: emailField('email', email) }) },
    },
    { name: 'extensions', step: 'extensions', fields: { extensions } },
    { name: 'remarks', step: 'remarks', fields: { remark: line('remark', optionalText(20)) } },
  ],
});
const said: Record<string, string> = { 'licences.comfort': 'Komfort', number: 'Nebenstelle', licence: 'Lizenz' };
const words = { locale: 'de' as const, translate: (key: string) => said[key] ?? key };
const states = (values: Record<string, unknown>) =>
  sectionProgress(
    form,
    contractOf(form) as never,
    filledForm(form, values),
    { today: '2026-11-22', holidays: {} },
    words,
  );

describe('§3 how far the sections of a form are', () => {
  test.each([
    ['nothing was answered', {}, ['info', 'empty', 'empty', 'optional']],
    ['some was', { contact: { name: 'Jens' }, remark: 'x' }, ['info', 'begun', 'empty', 'complete']],
    ['something is wrong', { contact: { name: 'Jens', email: 'x' } }, ['info', 'fault', 'empty', 'optional']],
    [
      'all is there',
      { contact: { name: 'Jens', email: 'a@example.com' }, extensions: [{ number: '10', licence: 'basic' }] },
      ['info', 'complete', 'complete', 'optional'],
    ],
  ])('%s', (_case, values, expected) => {
    expect(states(values).map(({ progress }) => progress)).toEqual(expected);
  });

  test('before they are judged, the same sections stand there and nothing is said of them', () => {
    for (const values of [{}, { contact: { name: 'Jens', email: 'x' } }, { extensions: [{ number: '10' }] }]) {
      const unjudged = unjudgedSections(form, filledForm(form, values));
      expect(unjudged.map(({ name }) => name)).toEqual(states(values).map(({ name }) => name));
      expect(unjudged.filter(({ progress, open }) => progress !== 'unjudged' || open.length > 0)).toEqual([]);
    }
  });

  test('an open field names its path, its section and whether it is only missing', () => {
    const open = states({ contact: { email: 'x' } }).flatMap((section) => section.open);
    expect(open).toContainEqual({
      section: 'contact',
      path: 'contact.name',
      key: 'required',
      label: 'contact: name',
      isMissing: true,
    });
    expect(open).toContainEqual(expect.objectContaining({ path: 'contact.email', key: 'email', isMissing: false }));
  });
});

describe('§3 two states of a form', () => {
  test('only what says something else is a change; null takes an answer away', () => {
    const before = { a: 'x', b: '', c: { d: '1' }, e: false, f: ['1'] };
    expect(fieldChanges(before, { a: 'x', c: { d: '1', g: '' }, e: undefined, f: ['1'] })).toEqual({});
    expect(fieldChanges(before, { a: '', b: 'y', c: { d: '2' } })).toEqual({ a: null, b: 'y', c: { d: '2' } });
  });
  test('what one side alone has changed is taken, what both have is disputed', () => {
    const base = { a: '1', b: '1', c: '1', d: '1' };
    const merged = mergeForms(base, { ...base, b: '2', d: '2' }, { ...base, c: '3', d: '3' });
    expect(merged).toEqual({ values: { a: '1', b: '2', c: '3', d: '2' }, taken: ['c'], disputed: ['d'] });
  });

  const rows = (message: string) =>
    message
      .split(' ')
      .filter(Boolean)
      .map((n) => ({ n }));
  const written = (value: unknown) => (value as { n: string }[]).map(({ n }) => n).join(' ');
  test.each([
    ['other rows were changed', 'a b c', 'A b c', 'a b C', 'A b C'],
    ['both changed one in the same way', 'a b', 'X b', 'X b', 'X b'],
    ['one changed, the other added', 'a b', 'A b', 'a b c', 'A b c'],
    ['both added', 'a', 'a b', 'a c', 'a c b'],
    ['both added the same', 'a', 'a b', 'a b', 'a b'],
    ['one took away, the other added', 'a b c', 'a c', 'a b c d', 'a c d'],
    ['one took away, the other changed another one', 'a b c', 'b c', 'a b C', 'b C'],
    ['both took away', 'a b c', 'b c', 'a b', 'b'],
    ['all went on one side', 'a b', '', 'a b c', 'c'],
  ])('the rows of a table go together where %s', (_case, base, mine, theirs, expected) => {
    const merged = mergeForms({ t: rows(base) }, { t: rows(mine) }, { t: rows(theirs) });
    expect([merged.disputed, written(merged.values['t'])]).toEqual([[], expected]);
  });
  test.each([
    ['both changed one', 'a b', 'X b', 'Y b'],
    ['one took away what the other changed', 'a b', 'b', 'A b'],
    ['one took away and added, the other changed what moved up', 'a b c', 'b c d', 'a B c'],
    ['one took away and changed another', 'a b c', 'B c', 'a b C'],
  ])('a table is disputed where %s', (_case, base, mine, theirs) => {
    expect(mergeForms({ t: rows(base) }, { t: rows(mine) }, { t: rows(theirs) }).disputed).toEqual(['t']);
  });
  test('no row that exists on one side only is lost, for any change on both sides', () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    let count = 0;
    const fresh = (kind: string) => {
      count += 1;
      return { n: `${kind}${count}` };
    };
    const edited = (base: { n: string }[]) =>
      base
        .flatMap((row) => (random(5) === 0 ? [] : [random(4) === 0 ? fresh('c') : row]))
        .concat(Array.from({ length: random(3) }, () => fresh('d')));
    for (let round = 0; round < 1000; round += 1) {
      const base = Array.from({ length: random(6) }, (_, n) => ({ n: `a${n}` }));
      const [mine, theirs] = [edited(base), edited(base)];
      const merged = mergeForms({ t: base }, { t: mine }, { t: theirs });
      if (merged.disputed.length > 0) continue;
      const all = written(merged.values['t']).split(' ');
      const news = [...mine, ...theirs].filter(({ n }) => !n.startsWith('a'));
      expect(news.every(({ n }) => all.includes(n))).toBe(true);
      expect(new Set(all).size).toBe(all.length);
    }
  });
});

describe('§3 cells from a spreadsheet', () => {
  test.each([
    [
      'tabs',
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'semicolons',
      '\uFEFFa;"b;1"\nc;d',
      [
        ['a', 'b;1'],
        ['c', 'd'],
      ],
    ],
    ['commas and doubled quotes', 'a,"say ""x"""\n\n', [['a', 'say "x"']]],
    ['a line break in a cell', '"a\nb"\tc', [['a\nb', 'c']]],
  ])('are parted by %s', (_case, typed, expected) => {
    expect(pastedRows(typed)).toEqual(expected);
  });
});
