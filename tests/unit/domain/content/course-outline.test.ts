import { expect, test } from 'vitest';
import { type CourseOutline, courseHref, lessonAfter, minutesOf, placeIn } from '#domain/content/course-outline.ts';

const lesson = (id: string) => ({ id, title: id, minutes: 5, film: false, quiz: false, german: [] });
const course: CourseOutline = {
  id: 'c',
  restricted: false,
  order: 1,
  title: 'Kurs',
  description: '',
  level: 'basic',
  german: [],
  chapters: [
    { title: '1', lessons: [lesson('a'), lesson('b')] },
    { title: '2', lessons: [lesson('d')] },
  ],
};
/** Newest first; `+` marks what is finished. */
const progress = (...items: string[]) => ({
  items: items.map((item, at) => ({
    course: 'c',
    lesson: item.replace('+', ''),
    opened: 100 - at,
    ...(item.endsWith('+') && { done: 1 }),
  })),
  total: items.length,
  certificates: [],
});

test.each([
  ['nothing is known', undefined, 'new', 'a'],
  ['nothing was opened', progress(), 'new', 'a'],
  ['a lesson was left open', progress('b', 'a+'), 'started', 'b'],
  ['a lesson was finished', progress('a+'), 'started', 'b'],
  ['the last was finished first', progress('d+'), 'started', 'a'],
  ['all are finished', progress('d+', 'b+', 'a+'), 'done', undefined],
  ['a lesson is no longer there', progress('gone+'), 'started', 'a'],
])('§academy the academy goes on where one left off: %s', (_case, input, state, next) => {
  const place = placeIn(course, input);
  expect([place.state, place.next?.id]).toEqual([state, next]);
});

test('§academy lessons of other courses do not count', () => {
  const other = progress('a+');
  expect(placeIn({ ...course, id: 'other' }, other).done.size).toBe(0);
});

test('§academy length, next lesson and address of a course', () => {
  expect(minutesOf(course)).toBe(15);
  expect(lessonAfter(course, 'b')?.id).toBe('d');
  expect(lessonAfter(course, 'd')).toBeUndefined();
  expect(lessonAfter(course, 'gone')).toBeUndefined();
  expect(courseHref(course, 'en', 'a')).toBe('/en/etc/academy/c/a');
  expect(courseHref({ ...course, restricted: true }, 'de')).toBe('/etc/academy/course?id=c');
});
