import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type DeskFigures, deskFigures, maintenanceOverview, maintenanceQuery } from '#contract/staff/figures.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { berlinMoment } from '#domain/date/berlin-time.ts';
import { figureWeeks } from '#domain/staff/weeks.ts';
import { importsInAll } from '#server/queries/commissions/imports.ts';
import { figuresOf } from '#server/queries/staff/figures.ts';
import { maintained } from '#server/queries/staff/maintenance.ts';
import { checklists } from '#server/records/types/staff/checklists.ts';
import { contactPersons } from '#server/records/types/staff/maintenance/contact-persons.ts';
import { hotspotLinks } from '#server/records/types/staff/maintenance/hotspot-links.ts';
import { numberPools } from '#server/records/types/staff/maintenance/number-pools.ts';
import { priceLists } from '#server/records/types/staff/maintenance/price-lists.ts';
import { voNumbers } from '#server/records/types/staff/maintenance/vo-numbers.ts';
import { savedReplies } from '#server/records/types/staff/saved-replies.ts';
import { synonyms } from '#server/records/types/staff/synonyms.ts';
import { actFor } from '#server/session/actor.ts';
import { refusals } from '../common-schemas.ts';

const tags = ['Desk'];

/** Figures are counted no more often than this (ms): readers do not need the last second. */
const freshFor = 60_000;

const maintainedTypes = [
  hotspotLinks,
  contactPersons,
  voNumbers,
  priceLists,
  numberPools,
  savedReplies,
  synonyms,
  checklists,
];

export const deskFigureRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, clock, config } = app.services;
  let counted: DeskFigures | undefined;
  const figures = {
    tags,
    summary: 'What waits by type and age, and what was answered in time by type and week',
    response: { 200: deskFigures, ...refusals },
  };
  app.get('/staff/figures', { schema: figures }, async () => {
    const now = clock();
    if (!counted || counted.at > now || counted.at < now - freshFor) {
      const [first = ''] = figureWeeks(berlinDay(now));
      counted = await figuresOf(db, berlinMoment(first), now);
    }
    return counted;
  });

  const maintenance = {
    tags,
    summary: 'How many there are of what employees maintain, and what was changed last',
    querystring: maintenanceQuery,
    response: { 200: maintenanceOverview, ...refusals },
  };
  app.get('/staff/maintenance', { schema: maintenance }, async ({ actor, query }) => {
    const { foundation } = await actFor(app.services, actor, query.foundation);
    const items = maintainedTypes.map(async ({ type, home }) => ({
      kind: type,
      ...(await maintained(db, home === 'distributor' ? config.distributor : foundation.trid, type)),
    }));
    const statements = { kind: 'etc.commissionImport', ...(await importsInAll(db)) };
    return { items: [...(await Promise.all(items)), statements] };
  });
};
