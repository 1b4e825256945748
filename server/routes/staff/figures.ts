import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  type DeskFigures,
  deskFigures,
  maintenanceOverview,
  maintenanceQuery,
} from '../../../src/contract/staff/figures.ts';
import { berlinDay } from '../../../src/domain/date/berlin-day.ts';
import { berlinMoment } from '../../../src/domain/date/berlin-time.ts';
import { figureWeeks } from '../../../src/domain/staff/weeks.ts';
import { importsInAll } from '../../queries/commissions/imports.ts';
import { figuresOf } from '../../queries/staff/figures.ts';
import { maintained } from '../../queries/staff/maintenance.ts';
import { contactPersons } from '../../records/distributor/contact-persons.ts';
import { hotspotLinks } from '../../records/distributor/hotspot-links.ts';
import { numberPools } from '../../records/distributor/number-pools.ts';
import { priceLists } from '../../records/distributor/price-lists.ts';
import { voNumbers } from '../../records/distributor/vo-numbers.ts';
import { savedReplies } from '../../records/staff/saved-replies.ts';
import { actFor } from '../../session/actor.ts';
import { refusals } from '../common-schemas.ts';

const tags = ['Desk'];

/** Figures are counted no more often than this (ms): whoever looks at them does not need the last second. */
const freshFor = 60_000;

const maintainedTypes = [hotspotLinks, contactPersons, voNumbers, priceLists, numberPools, savedReplies];

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
