import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { calendarFeed, madeCalendarFeed, newCalendarFeed } from '#contract/me/calendar.ts';
import { brandOf } from '#server/brand/brand-of.ts';
import { calendarFile } from '#server/calendar/calendar-file.ts';
import { calendarAddress, newCalendarToken } from '#server/calendar-feed/calendar-token.ts';
import { feedEntries } from '#server/calendar-feed/feed-entries.ts';
import { notFound } from '#server/core/errors.ts';
import {
  type CalendarFeedRow,
  deleteFeed,
  feedOf,
  findFeed,
  putFeed,
  recordFeedUse,
} from '#server/queries/me/calendar-feeds.ts';
import { findCaller } from '#server/queries/session/actors.ts';
import { secretHash } from '#server/session/purpose-tokens.ts';
import { noContent, refusals } from '../common-schemas.ts';

const tags = ['Own account'];
/** How exactly (ms) the last use of a calendar is known. */
const step = 5 * 60_000;

const serialized = ({ created, lastUsed, hasNames }: CalendarFeedRow) => ({
  created,
  ...(lastUsed !== null && { lastUsed }),
  hasNames,
});

export const ownCalendar: FastifyPluginAsyncZod = async (app) => {
  const { db, clock, config } = app.services;

  const shown = {
    tags,
    summary: 'The own calendar, without its address',
    response: { 200: calendarFeed, ...refusals },
  };
  app.get('/me/calendar', { schema: shown }, async ({ actor }) => {
    const row = await feedOf(db, actor.user.id);
    return row ? { feed: serialized(row) } : {};
  });

  const made = {
    tags,
    summary: 'Make an address for the own calendar; an older one ends',
    body: newCalendarFeed,
    response: { 200: madeCalendarFeed, ...refusals },
  };
  app.post('/me/calendar', { schema: made }, async ({ actor, body }) => {
    const token = newCalendarToken();
    const row = { userId: actor.user.id, tokenHash: secretHash(token), ...body, created: clock() };
    await putFeed(db, row);
    return { feed: serialized({ ...row, lastUsed: null }), address: calendarAddress(config, token) };
  });

  const ended = { tags, summary: 'End the own calendar', response: { 204: noContent, ...refusals } };
  app.delete('/me/calendar', { schema: ended }, async ({ actor }, reply) => {
    await deleteFeed(db, actor.user.id);
    return reply.code(204).send(null);
  });
};

/** Calendar programs read without a login, by the address alone. */
export const calendarFeedRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const schema = {
    tags,
    summary: 'The days of a user as iCalendar (RFC 5545); 404 once the address has ended',
    params: z.object({ file: z.string().check(z.regex(/^[\w-]{43}\.ics$/)) }),
    response: { 200: z.string(), ...refusals },
  };
  app.get('/public/calendar/:file', { schema }, async ({ params }, reply) => {
    const { db, clock } = services;
    const row = await findFeed(db, secretHash(params.file.slice(0, -'.ics'.length)));
    const caller = row && (await findCaller(db, row.userId, ''));
    if (!caller || caller.user.disabled) throw notFound();
    const { locale, hasNames } = row;
    const now = clock();
    services.runInBackground(recordFeedUse(db, row.userId, { now, since: now - step + 1 }));
    const [entries, brand] = await Promise.all([feedEntries(services, caller.user, locale), brandOf(services)]);
    return reply
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .send(calendarFile(entries, { name: brand.portalName[locale], locale, hasNames }));
  });
};
