import { expect, test } from 'vitest';
import { collections } from '#content/schema/collections.ts';
import { textParts } from '#content/schema/text-parts.ts';
import { langOf } from '#domain/text/german-texts.ts';

test('§1 the schema of an English file says what a language has of its own', () => {
  expect(textParts(collections['network-operators'].english)).toMatchObject({ message: true, phone5: { label: true } });
  expect(textParts(collections.academy.english)).toEqual({ title: true, description: true, chapters: { title: true } });
  expect(textParts(collections.lessons.english)).toMatchObject({
    quiz: { question: true, answers: { text: true }, explanation: true },
    files: { title: true },
  });
});

test.each([
  ['title', { lang: 'de' }],
  ['phone1.label', { lang: 'de' }],
  ['phone2.label', {}],
  ['quiz.1', {}],
  ['quiz.1.answers.0.text', { lang: 'de' }],
  ['quiz.10.answers', {}],
])('§1 screen readers are told the language of %s where it is German', (path, notice) =>
  expect(langOf(['title', 'phone1', 'quiz.1.answers'], path)).toEqual(notice),
);
