import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { subPartners } from '#contract/sub-partner.ts';
import {
  subPartnerLines,
  subPartnerLinesQuery,
  subPartnerOrders,
  subPartnerOrdersQuery,
} from '#contract/sub-partners.ts';
import { forbidden } from '../core/errors.ts';
import { subPartnersOf } from '../queries/administration/sub-partners.ts';
import { subPartnerLinesOf, subPartnerOrdersOf } from '../queries/records/sub-partner-sales.ts';
import { salesPartner } from '../records/types/sales/access.ts';
import type { ActingFor } from '../session/actor.ts';
import { checkStatementAccess } from './commissions/partner-lines.ts';
import { refusals, tridParams } from './common-schemas.ts';

const tags = ['Sub-partners'];
const usual = 50;

/** All of what sub-partners sell is nothing of a user's own. */
function checkSalesAccess(acting: ActingFor): void {
  if (!salesPartner(acting) || acting.ownOnly) throw forbidden();
}

/** What an organisation reads of those below it: lists alone, nothing of them is opened or changed. */
export const subPartnerRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.services;
  async function soldUnder({ foundation }: ActingFor) {
    const below = await subPartnersOf(db, foundation.trid);
    return { trids: below.map(({ trid }) => trid), codes: below.map(({ code }) => code) };
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
    const { kind = 'order', code, _limit: limit = usual, _offset: offset = 0 } = query;
    return subPartnerOrdersOf(db, await soldUnder(acting), { kind, code, limit, offset });
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
    const { code, _limit: limit = usual, _offset: offset = 0 } = query;
    return subPartnerLinesOf(db, await soldUnder(acting), { code, limit, offset });
  });
};
