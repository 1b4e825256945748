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
} from '#contract/academy.ts';
import { contentQuery } from '#contract/content/content.ts';
import { academyRequirements } from '#contract/sales/required-course.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { findCourse } from '../academy/find-course.ts';
import { gradeQuiz } from '../academy/grade-quiz.ts';
import { isRenewable, issueCertificate } from '../academy/issue-certificate.ts';
import { demandingCourses, holds } from '../academy/needed-course.ts';
import { currentBrand, paperBrandOf } from '../brand/brand-source.ts';
import { courseUnfinished, notFound, quizUnanswered, tooEarlyToRenew } from '../core/errors.ts';
import { attachmentHeader } from '../files/inspection/content-disposition.ts';
import { findCertificate, listCertificates, listProgress, recordLesson, reopenLessons } from '../queries/academy.ts';
import type { Actor } from '../session/actor.ts';
import { noContent, refusals } from './common-schemas.ts';

const tags = ['Academy'];
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
    const certificateRows = await listCertificates(db, actor.user.id);
    const certificates = certificateRows.map(({ course, number, issued, validUntil }) => ({
      course,
      number,
      issued,
      ...(validUntil !== null && { validUntil }),
    }));
    const rows = await listProgress(db, actor.user.id);
    const items = rows.map(({ course, lesson, opened: openedAt, done, second }) => ({
      course,
      lesson,
      opened: openedAt,
      ...(done !== null && { done }),
      ...(second && { second }),
    }));
    return { items, total: items.length, certificates };
  });

  async function lessonOf(
    actor: Actor,
    lessonQuery: z.infer<typeof lessonParams>,
    query: z.infer<typeof contentQuery>,
  ) {
    const course = await findCourse(services, actor, lessonQuery.course, query);
    const lesson = course.lessons.find(({ id }) => id === lessonQuery.lesson);
    if (!lesson) throw notFound();
    return { course, lesson };
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
    const { course, lesson } = await lessonOf(actor, params, query);
    if (body.done && lesson.quiz) throw quizUnanswered();
    await recordLesson(db, { userId: actor.user.id, ...params }, body, clock());
    if (body.done) await issueCertificate(db, { userId: actor.user.id, course, now: clock() });
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
    const { course, lesson } = await lessonOf(actor, params, query);
    if (!lesson.quiz) throw notFound();
    const result = gradeQuiz(lesson.quiz, body.answers);
    await recordLesson(db, { userId: actor.user.id, ...params }, { done: result.passed }, clock());
    if (result.passed) await issueCertificate(db, { userId: actor.user.id, course, now: clock() });
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
    const course = await findCourse(services, actor, params.course, query);
    const issuedCertificate = await issueCertificate(db, { userId: actor.user.id, course, now: clock() });
    if (!issuedCertificate) throw courseUnfinished();
    const { number, issued, validUntil } = issuedCertificate;
    const { title, lessons } = course;
    const { company } = currentBrand(services.config).company;
    // Makers of PDFs take 20 MiB, which most servers never need.
    const { certificatePdf } = await import('../academy/certificate-pdf.ts');
    const pdf = await certificatePdf(
      {
        name: actor.user.displayName,
        title,
        lessons,
        asks: lessons.some(({ quiz }) => quiz),
        number,
        issued,
        validUntil: validUntil ?? undefined,
        company,
        ...paperBrandOf(services.config),
      },
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

  const renewal = {
    tags,
    summary:
      'Begin a course again, whose certificate ends within 30 days or has ended; the certificate stays meanwhile',
    params: courseParams,
    querystring: contentQuery,
    response: { 204: noContent, ...refusals },
  };
  app.post('/academy/renewals/:course', { schema: renewal }, async ({ actor, params, query }, reply) => {
    const { id } = await findCourse(services, actor, params.course, query);
    const certificateRow = await findCertificate(db, actor.user.id, id);
    if (!certificateRow) throw notFound();
    if (!isRenewable(certificateRow, berlinDay(clock()))) throw tooEarlyToRenew();
    await reopenLessons(db, actor.user.id, id, certificateRow.issued);
    return reply.code(204).send(null);
  });

  const requirements = {
    tags,
    summary: 'Products whose orders need the certificate of a course, and whether the caller has it',
    response: { 200: academyRequirements, ...refusals },
  };
  app.get('/academy/requirements', { schema: requirements }, async ({ actor }) => {
    const today = berlinDay(clock());
    const certificateRows = await listCertificates(db, actor.user.id);
    const items = (await demandingCourses(services)).flatMap(({ products, ...course }) => {
      const own = certificateRows.find((one) => one.course === course.id);
      const isMet = actor.employee || holds(own, today);
      const end = own?.validUntil ?? undefined;
      return products.map((productType) => ({ productType, course, isMet, ...(end && { validUntil: end }) }));
    });
    return { items, total: items.length };
  });
};
