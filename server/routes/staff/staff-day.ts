import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { staffDay } from '#contract/staff/staff-day.ts';
import { addDays, berlinDay } from '#domain/date/berlin-day.ts';
import { workingDayAfter } from '#domain/date/working-days.ts';
import { staffDayOf } from '#server/queries/staff/staff-day.ts';
import { refusals } from '../common-schemas.ts';

/** How many working days the calendar of the home shows. */
const dayCount = 5;

export const staffDayRoute: FastifyPluginAsyncZod = async (app) => {
  const schema = {
    tags: ['Desk'],
    summary: 'Portings and orders of the coming working days over all organisations, and who has how much to do',
    response: { 200: staffDay, ...refusals },
  };
  app.get('/staff/day', { schema }, ({ actor }) => {
    const { db, clock, holidays } = app.services;
    const now = clock();
    const today = berlinDay(now);
    const free = holidays(today);
    const days = Array.from({ length: dayCount }, (_, n) => workingDayAfter(addDays(today, -1), n + 1, free));
    return staffDayOf(db, actor.user.id, { now, today, days });
  });
};
