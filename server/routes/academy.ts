import { randomInt } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type * as z from 'zod/mini';
import {
  academyProgress,
  courseParams,
  lessonParams,
  progressInput,
  quizAnswers,
  quizResult,
} from '../../src/contract/academy.ts';
import { contentQuery } from '../../src/contract/content/content.ts';
import { siteSettings } from '../config/site-settings.ts';
import { findCourse } from '../content/find-course.ts';
import { gradeQuiz } from '../content/grade-quiz.ts';
import { courseUnfinished, notFound, quizUnanswered } from '../core/errors.ts';
import { attachmentHeader } from '../files/content/content-disposition.ts';
import { finishedLessons, keepCertificate, listCertificates, listProgress, noteLesson } from '../queries/academy.ts';
import type { Actor } from '../session/actor.ts';
import { noContent, refusals } from './common-schemas.ts';

const tags = ['Academy'];
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Easy to read out, and too many to guess one of another user. */
const newNumber = () => Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join('');

/** Progress, questions and certificates of the academy; each user sees only their own. */
export const academy: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const { db, clock } = services;

  const read = {
    tags,
    summary: 'What the caller has opened and finished; the newest first',
    response: { 200: academyProgress, ...refusals },
  };
  app.get('/academy/progress', { schema: read }, async ({ actor }) => {
    const rows = await listProgress(db, actor.user.id);
    const items = rows.map(({ course, lesson, opened, done, second }) => ({
      course,
      lesson,
      opened,
      ...(done !== null && { done }),
      ...(second && { second }),
    }));
    return { items, total: items.length, certificates: await listCertificates(db, actor.user.id) };
  });

  async function lessonOf(actor: Actor, asked: z.infer<typeof lessonParams>, query: z.infer<typeof contentQuery>) {
    const course = await findCourse(services, actor, asked.course, query);
    const lesson = course.lessons.find(({ id }) => id === asked.lesson);
    if (!lesson) throw notFound();
    return lesson;
  }

  const note = {
    tags,
    summary: 'Note that a lesson was opened or finished, and where its film is; questions finish it by their answers',
    params: lessonParams,
    querystring: contentQuery,
    body: progressInput,
    response: { 204: noContent, ...refusals },
  };
  app.put('/academy/progress/:course/:lesson', { schema: note }, async ({ actor, params, query, body }, reply) => {
    const lesson = await lessonOf(actor, params, query);
    if (body.done && lesson.quiz) throw quizUnanswered();
    await noteLesson(db, { userId: actor.user.id, ...params }, body, clock());
    return reply.code(204).send(null);
  });

  const answer = {
    tags,
    summary: 'Answer the questions of a lesson; all of them right finish it',
    params: lessonParams,
    querystring: contentQuery,
    body: quizAnswers,
    response: { 200: quizResult, ...refusals },
  };
  app.post('/academy/quiz/:course/:lesson', { schema: answer }, async ({ actor, params, query, body }) => {
    const { quiz } = await lessonOf(actor, params, query);
    if (!quiz) throw notFound();
    const result = gradeQuiz(quiz, body.answers);
    await noteLesson(db, { userId: actor.user.id, ...params }, { done: result.passed }, clock());
    return result;
  });

  const certificate = {
    tags,
    summary: 'The certificate of a finished course as PDF; 409 while lessons are open',
    params: courseParams,
    querystring: contentQuery,
    response: refusals,
  };
  app.get('/academy/certificate/:course', { schema: certificate }, async ({ actor, params, query }, reply) => {
    const { id, title, lessons } = await findCourse(services, actor, params.course, query);
    const finished = await finishedLessons(db, actor.user.id, id);
    if (!lessons.every((lesson) => finished.includes(lesson.id))) throw courseUnfinished();
    const row = { userId: actor.user.id, course: id, title, number: newNumber(), issued: clock() };
    const { number, issued } = await keepCertificate(db, row);
    const { company } = siteSettings(services.config);
    // Makers of PDFs take 20 MiB, which most servers never need.
    const { certificatePdf } = await import('../content/certificate-pdf.ts');
    const pdf = await certificatePdf(
      { name: actor.user.displayName, title, lessons, asks: lessons.some(({ quiz }) => quiz), number, issued, company },
      query._lang ?? 'de',
    );
    return (reply as FastifyReply)
      .type('application/pdf')
      .header(
        'Content-Disposition',
        attachmentHeader(`${query._lang === 'en' ? 'Certificate' : 'Zertifikat'} ${title}.pdf`),
      )
      .send(pdf);
  });
};
