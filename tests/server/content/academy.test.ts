import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { certificatePdf } from '#server/academy/certificate-pdf.ts';
import { writeBuiltContent } from '../support/built-content.ts';
import { hour, minute, openPortal, type Portal, type Session } from '../support/portal.ts';

let portal: Portal;
let user: Session;
const lesson = (id: string, quiz?: object[]) => ({ id, title: `Lektion ${id}`, minutes: 5, ...(quiz && { quiz }) });
const quiz = [
  { question: 'Eins?', answers: [{ text: 'a', correct: true }, { text: 'b' }], explanation: 'Darum.' },
  { question: 'Zwei?', answers: [{ text: 'a', correct: true }, { text: 'b', correct: true }, { text: 'c' }] },
];
const course = (id: string, roles?: string[]) => ({
  id,
  restricted: Boolean(roles),
  ...(roles && { roles }),
  title: 'Übung für Zoë Łukasz',
  chapters: [{ title: 'Kapitel', lessons: [lesson('read'), lesson('ask', quiz)] }],
});

beforeEach(async () => {
  await portal?.close();
  portal = await openPortal();
  writeBuiltContent(portal, 'academy', [course('basics'), course('internal', ['PORTAL_EMPLOYEE'])]);
  user = await portal.as('1003/etc.papers');
});
afterAll(() => portal.close());

const put = (session: Session, path: string, body: unknown) =>
  portal.call('PUT', `/academy/progress/${path}`, { token: session.token, body });
const finish = async () => {
  expect((await put(user, 'basics/read', { done: true })).statusCode).toBe(204);
  return user.post('/academy/quiz/basics/ask', { answers: [[0], [1, 0]] });
};

test('§academy the academy remembers per user what was opened and finished, the last one first', async () => {
  await put(user, 'basics/read', { done: true });
  portal.pass(minute);
  await put(user, 'basics/ask', { done: false });
  const { items } = (await user.get('/academy/progress')).json();
  expect(items).toEqual([
    { course: 'basics', lesson: 'ask', opened: portal.now() },
    { course: 'basics', lesson: 'read', opened: portal.now() - minute, done: portal.now() - minute },
  ]);
  const other = await portal.as('1004/plain.user');
  expect((await other.get('/academy/progress')).json()).toEqual({ items: [], total: 0, certificates: [] });
});

test('§academy a film remembers the second at which the user stopped, until it is rewound', async () => {
  const second = async () => (await user.get('/academy/progress')).json().items[0].second;
  await put(user, 'basics/read', { done: false });
  expect(await second()).toBeUndefined();
  await put(user, 'basics/read', { done: false, second: 84 });
  await put(user, 'basics/read', { done: true });
  expect(await second()).toBe(84);
  await put(user, 'basics/read', { done: false, second: 0 });
  expect(await second()).toBeUndefined();
  for (const wrong of [-1, 1.5, 1e9, '84'])
    expect((await put(user, 'basics/read', { done: false, second: wrong })).statusCode).toBe(400);
});

test('§academy a finished lesson stays finished when it is opened again', async () => {
  await put(user, 'basics/read', { done: true });
  const finished = portal.now();
  portal.pass(hour / 2);
  await put(user, 'basics/read', { done: false });
  expect((await user.get('/academy/progress')).json().items[0]).toMatchObject({ done: finished, opened: portal.now() });
});

test('§academy a lesson with questions is finished by answering all of them right', async () => {
  expect((await put(user, 'basics/ask', { done: true })).statusCode).toBe(409);
  const half = await user.post('/academy/quiz/basics/ask', { answers: [[0], [1]] });
  expect(half.json()).toEqual({
    passed: false,
    questions: [{ right: true, explanation: 'Darum.' }, { right: false }],
  });
  expect((await user.get('/academy/progress')).json().items[0].done).toBeUndefined();
  expect((await finish()).json().passed).toBe(true);
  expect((await user.get('/academy/progress')).json().items[0].done).toBe(portal.now());
});

test.each([
  ['none', []],
  ['too few', [[0]]],
  [
    'more than are right',
    [
      [0, 1],
      [0, 1],
    ],
  ],
])('§academy %s answers do not pass', async (_what, answers) =>
  expect((await user.post('/academy/quiz/basics/ask', { answers })).json().passed).toBe(false),
);

test('§academy the certificate comes at the end of a course, names the user and keeps its number', async () => {
  expect((await user.get('/academy/certificate/basics')).statusCode).toBe(409);
  await finish();
  const answer = await user.get('/academy/certificate/basics');
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.headers['content-disposition']).toContain('attachment; filename="Zertifikat');
  portal.pass(40 * minute);
  const again = await user.get('/academy/certificate/basics');
  const texts = await Promise.all(
    [answer, again].map(async ({ rawPayload }) => {
      const pdf = await getDocumentProxy(new Uint8Array(rawPayload));
      // What screen readers need: parts that are named, the language, a title.
      expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
      const { info } = await pdf.getMetadata();
      expect(info).toMatchObject({ Language: 'de-DE', Title: 'Zertifikat: Übung für Zoë Łukasz' });
      const { text, totalPages } = await extractText(pdf);
      expect(totalPages).toBe(1);
      return text.join(' ');
    }),
  );
  expect(texts[0]).toContain('Ole Brandt');
  expect(texts[0]).toContain('Übung für Zoë Łukasz');
  expect(texts[0]).toContain('Lektion ask (5 Minuten)');
  expect(texts[0]).toContain('23. November 2026');
  expect(texts[1]).toBe(texts[0]);
  const { certificates } = (await user.get('/academy/progress')).json();
  expect(texts[0]).toContain(certificates[0].number);
});

test('§academy a course for others is as one that does not exist', async () => {
  for (const course of ['internal', 'missing']) {
    expect((await put(user, `${course}/read`, { done: true })).statusCode).toBe(404);
    expect((await user.post(`/academy/quiz/${course}/ask`, { answers: [] })).statusCode).toBe(404);
    expect((await user.get(`/academy/certificate/${course}`)).statusCode).toBe(404);
  }
  expect((await put(user, 'basics/missing', { done: true })).statusCode).toBe(404);
  expect((await user.post('/academy/quiz/basics/read', { answers: [] })).statusCode).toBe(404);
});

test('§academy who may see a restricted course gets its questions without what is right', async () => {
  const staff = await portal.as('9001/etc.staff');
  const answer = await staff.get('/content/academy');
  expect(answer.json().items).toHaveLength(1);
  expect(answer.body).toContain('Zwei?');
  expect(answer.body).not.toContain('correct');
  expect(answer.body).not.toContain('Darum.');
});

test('§academy a certificate fits one page, however long the names of course and user are', async () => {
  const lessons = Array.from({ length: 40 }, (_, at) => ({
    title: `Lektion ${at} ${'mit langem Titel '.repeat(6)}`,
    minutes: 3,
  }));
  const long = {
    name: 'Prof. Dr. Maximiliane-Alexandra Freifrau von und zu Überlingen'.repeat(2),
    title: 'Titel '.repeat(30),
  };
  const pdf = await certificatePdf(
    { ...long, lessons, asks: false, number: 'A', issued: portal.now(), company: 'ETC' },
    'en',
  );
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  expect(totalPages).toBe(1);
  expect(text.join(' ')).toContain('40 lessons, 120 minutes in all');
});
