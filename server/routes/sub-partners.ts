import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { subPartners } from '#contract/sub-partner.ts';
import {
  subPartnerLineSorts,
  subPartnerLinesQuery,
  subPartnerOrderSorts,
  subPartnerOrdersQuery,
} from '#contract/sub-partner-queries.ts';
import { subPartnerLines, subPartnerOrders } from '#contract/sub-partners.ts';
import { addDays } from '#domain/date/berlin-day.ts';
import { berlinMoment } from '#domain/date/berlin-time.ts';
import { forbidden } from '../core/errors.ts';
import { subPartnersOf } from '../queries/administration/sub-partners.ts';
import { subPartnerLinesOf, subPartnerOrdersOf } from '../queries/records/sub-partner-sales.ts';
import { salesPartner } from '../records/types/sales/access.ts';
import type { ActingFor } from '../session/actor.ts';
import { checkStatementAccess } from './commissions/partner-lines.ts';
import { refusals, tridParams } from './common-schemas.ts';

const tags = ['Sub-partners'];
const usual = 50;

const windowOf = ({ _limit, _offset }: { _limit?: number | undefined; _offset?: number | undefined }) => ({
  limit: _limit ?? usual,
  offset: _offset ?? 0,
});
/** `-month`: by month, descending. */
function orderOf<T extends string>(sorts: readonly T[], text: T | `-${T}`) {
  const sort = sorts.find((name) => text.replace(/^-/, '') === name) as T;
  return { sort, descending: text.startsWith('-') };
}

/** All of what sub-partners sell is nothing of a user's own. */
function checkSalesAccess(acting: ActingFor): void {
  if (!salesPartner(acting) || acting.ownOnly) throw forbidden();
}

/** What an organisation reads of those below it: lists alone, nothing of them is opened or changed. */
export const subPartnerRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.services;
  async function soldUnder({ foundation }: ActingFor) {
    const below = await subPartnersOf(db, foundation.trid);
    const titles = new Map(below.map(({ trid, title }) => [trid, title ?? trid]));
    return {
      under: { trids: below.map(({ trid }) => trid), codes: below.map(({ code }) => code) },
      named: <T extends { trid: string }>(items: readonly T[]) =>
        items.map((one) => ({ ...one, title: titles.get(one.trid) ?? one.trid })),
    };
  }

  const list = {
    tags,
    summary: 'The organisations below an organisation, with their codes',
    params: tridParams,
    response: { 200: subPartners, ...refusals },
  };
  app.get('/foundation/:trid/sub-partners', { schema: list }, async ({ acting }) => {
    checkSalesAccess(acting);
    const items = await subPartnersOf(db, acting.foundation.trid);
    return { items: items.map(({ title, ...one }) => ({ ...one, title: title ?? one.trid })) };
  });

  const orders = {
    tags,
    summary: 'Orders or drafts of sub-partners, made under their codes; to be read alone',
    params: tridParams,
    querystring: subPartnerOrdersQuery,
    response: { 200: subPartnerOrders, ...refusals },
  };
  app.get('/foundation/:trid/sub-partner-orders', { schema: orders }, async ({ acting, query }) => {
    checkSalesAccess(acting);
    const { kind = 'order', code, search, state, created, _sort = '-created' } = query;
    const [first, last] = created?.split('..') ?? [];
    const filter = {
      ...{ kind, code, search, state },
      from: first ? berlinMoment(first) : undefined,
      to: last ? berlinMoment(addDays(last, 1)) - 1 : undefined,
    };
    const { under, named } = await soldUnder(acting);
    const { items, ...rest } = await subPartnerOrdersOf(db, under, {
      ...filter,
      ...orderOf(subPartnerOrderSorts, _sort),
      ...windowOf(query),
    });
    return { ...rest, items: named(items) };
  });

  const lines = {
    tags,
    summary: 'Commission lines of sub-partners under their codes, and what they come to; to be read alone',
    params: tridParams,
    querystring: subPartnerLinesQuery,
    response: { 200: subPartnerLines, ...refusals },
  };
  app.get('/foundation/:trid/sub-partner-lines', { schema: lines }, async ({ acting, query }) => {
    checkStatementAccess(acting);
    const { _sort = '-month', _limit, _offset, ...filter } = query;
    const { under, named } = await soldUnder(acting);
    const { items, ...rest } = await subPartnerLinesOf(db, under, {
      ...filter,
      ...orderOf(subPartnerLineSorts, _sort),
      ...windowOf({ _limit, _offset }),
    });
    return { ...rest, items: named(items) };
  });
};
