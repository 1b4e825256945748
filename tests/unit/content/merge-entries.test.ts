import { describe, expect, test } from 'vitest';
import { composeCourses } from '#content/merge/compose-courses.ts';
import { mergeEntries, overlay, type WrittenEntry } from '#content/merge/merge-entries.ts';

const file = (id: string, data: Record<string, unknown> = {}, html = '<p>x</p>'): WrittenEntry => ({ id, data, html });
const texts = () => ({ title: true, chapters: { title: true }, film: true }) as const;
const merge = (files: WrittenEntry[], preview = false) => mergeEntries(files, texts, preview);

describe('§1-2 a missing English text shows the German one', () => {
  test('field by field, list by list', () =>
    expect(
      overlay(
        { title: 'Titel', phone: { number: '1', label: 'Technik' }, rows: [{ a: 'eins', ok: true }, { a: 'zwei' }] },
        { phone: { label: 'Support' }, rows: [{ a: 'one' }] },
      ),
    ).toEqual({
      title: 'Titel',
      phone: { number: '1', label: 'Support' },
      rows: [{ a: 'one', ok: true }, { a: 'zwei' }],
    }));

  test.each([
    ['no English file', undefined, ['title', 'chapters', 'html']],
    ['a complete one', file('en/a', { title: 'T', chapters: [{ title: 'One' }, { title: 'Two' }] }), []],
    ['one without the title', file('en/a', { chapters: [{ title: 'One' }, { title: 'Two' }] }), ['title']],
    ['a shorter list', file('en/a', { title: 'T', chapters: [{ title: 'One' }] }), ['chapters.1']],
    ['a part left out', file('en/a', { title: 'T', chapters: [{ title: 'One' }, {}] }), ['chapters.1.title']],
    ['one without text', file('en/a', { title: 'T', chapters: [{ title: '1' }, { title: '2' }] }, ''), ['html']],
  ])('with %s the entry says what of it is German', (_case, english, german) => {
    const chapters = [{ title: 'Eins', lessons: ['a'] }, { title: 'Zwei' }];
    const [entry] = merge([
      file('de/a', { title: 'Titel', order: 1, film: 'https://youtu.be/x', chapters }),
      ...(english ? [english] : []),
    ]);
    expect(entry?.en.german).toEqual(german);
    expect(entry?.en.html).toBe('<p>x</p>');
    expect(entry?.de.german).toEqual([]);
  });

  test('an English file without a German one is told', () =>
    expect(() => merge([file('en/a')])).toThrow('de/a.md fehlt'));
});

describe('§6 what only some may see', () => {
  test.each([
    ['roles', { roles: ['SP'] }, true],
    ['a beginning', { validFrom: 5 }, true],
    ['an end', { validUntil: 5 }, true],
    ['none of them', {}, false],
  ])('an entry with %s', (_case, rules, restricted) =>
    expect(merge([file('de/a', { title: 'Titel', ...rules })])[0]?.restricted).toBe(restricted),
  );

  test('the rules are not among its texts', () =>
    expect(merge([file('de/a', { title: 'T', roles: ['SP'], validFrom: 1 })])[0]?.de).toEqual({
      id: 'a',
      title: 'T',
      html: '<p>x</p>',
      german: [],
    }));

  test('a draft is nowhere, but in a preview, which also shows entries of another time', () => {
    const files = [file('de/a', { draft: true }), file('de/b', { validFrom: 1 }), file('de/c', { roles: ['SP'] })];
    expect(merge(files).map(({ id, restricted }) => [id, restricted])).toEqual([
      ['b', true],
      ['c', true],
    ]);
    expect(merge(files, true).map(({ id, restricted }) => [id, restricted])).toEqual([
      ['a', false],
      ['b', false],
      ['c', true],
    ]);
  });
});

describe('§1 courses', () => {
  const course = (lessons: string[], rules = {}) =>
    file('de/c/course', { title: 'Kurs', chapters: [{ title: 'Kapitel', lessons }], ...rules });
  const compose = (...files: WrittenEntry[]) => composeCourses(merge(files));

  test('have their lessons in the order of the chapters, and rule who sees them', () => {
    const [result] = compose(
      course(['b', 'a'], { roles: ['SP'] }),
      file('de/c/a', { title: 'A' }),
      file('de/c/b', { title: 'B' }),
    );
    expect(result).toMatchObject({ id: 'c', restricted: true, roles: ['SP'] });
    expect(result?.de['chapters']).toMatchObject([{ title: 'Kapitel', lessons: [{ id: 'b' }, { id: 'a' }] }]);
  });

  test.each([
    ['a lesson without a file', [course(['a'])], 'Die Lektion a hat keine Datei'],
    ['a file in no chapter', [course(['a']), file('de/c/a'), file('de/c/b')], 'steht in keinem Kapitel'],
    ['a lesson twice', [course(['a', 'a']), file('de/c/a')], 'steht zweimal'],
  ])('with %s are refused', (_case, files, sentence) => expect(() => compose(...files)).toThrow(sentence));
});
