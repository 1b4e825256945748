import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  type CommissionKind,
  type CommissionLine,
  commissionLine,
  type LineSort,
  type LineState,
  lineSorts,
  linesPage,
  linesQuery,
} from '#contract/commissions/line.ts';
import { gapsAnswer, gapsQuery, readStatements, statementsAnswer } from '#contract/commissions/statement.ts';
import { mayAccess } from '#domain/access/access.ts';
import { accessOf } from '#domain/access/routes.ts';
import { forbidden, invalidFields, notFound } from '#server/core/errors.ts';
import { gapsOf } from '#server/queries/commissions/gaps.ts';
import { lineIds, rowOfLine, statementId } from '#server/queries/commissions/line-ids.ts';
import { type LineRow, lineOf, listLines } from '#server/queries/commissions/lines.ts';
import { markStatementsRead, statementsOf } from '#server/queries/commissions/statements.ts';
import { sumsOf, tariffSumsOf } from '#server/queries/commissions/sums.ts';
import { ticketReference } from '#server/records/types/commissions/ticket-reference.ts';
import type { ActingFor } from '#server/session/actor.ts';
import { readFromReplica } from '#server/session/read-replica.ts';
import { noContent, recordParams, refusals, tridParams } from '../common-schemas.ts';

const tags = ['Commissions'];
const usual = 100;

/** Lines are for those who may see the foundation's billing documents. */
export function checkStatementAccess({ user, foundation }: ActingFor): void {
  if (!mayAccess(accessOf('EtcBillingDocuments'), user.roles, foundation.type)) throw forbidden();
}

/** Also the whole text, because names of tariffs may hold commas. */
const valuesOf = (text: string | undefined) =>
  text === undefined || text === '' ? undefined : [text, ...text.split(',').map((one) => one.trim())];

function sortOf(text = '-month'): { sort: LineSort; descending: boolean } {
  const name = text.replace(/^-/, '');
  const sort = lineSorts.find((one) => one === name);
  if (!sort) throw invalidFields({ _sort: 'invalid' });
  return { sort, descending: text.startsWith('-') };
}

const idOf = (id: number | null) => (id === null ? undefined : String(id));
const withoutEmpty = <T extends object>(parts: T) =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== null && value !== undefined)) as {
    [name in keyof T]: NonNullable<T[name]>;
  };

/** A line as it is answered. */
function wireLine(row: LineRow): CommissionLine {
  const { id, importId, month, operator, vo, amount, ticketId, ticketNumber } = row;
  const { contract, phone, customer, tariff, activated, text, won, deadline, partnerCode } = row;
  return {
    id: String(id),
    statementId: statementId(importId, vo),
    row: rowOfLine(id),
    ...{ month, operator, vo, amount, kind: row.kind as CommissionKind, state: row.state as LineState },
    ...withoutEmpty({ contract, phone, customer, tariff, activated, text, won, deadline, partnerCode }),
    ...withoutEmpty({ corrects: idOf(row.corrects), correctedBy: idOf(row.correctedBy) }),
    ...(ticketId !== null && { ticket: ticketReference(ticketId, ticketNumber) }),
  };
}

export const partnerLines: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.services;
  const list = {
    tags,
    summary: 'Lines of commission statements, how many there are in all, and what they come to',
    params: tridParams,
    querystring: linesQuery,
    response: { 200: linesPage, ...refusals },
  };
  app.get('/foundation/:trid/commission-lines', { schema: list }, async ({ acting, query }) => {
    checkStatementAccess(acting);
    const { from, to, operator, vo, kind, tariff, state, search, _sort, _limit, _offset } = query;
    const any = {
      operator: valuesOf(operator),
      vo: valuesOf(vo),
      kind: valuesOf(kind),
      tariff: valuesOf(tariff),
      state: valuesOf(state),
    };
    const window = { ...sortOf(_sort), limit: _limit ?? usual, offset: _offset ?? 0 };
    const { rows, total, amount } = await readFromReplica(app.services, acting, (services) =>
      listLines(services.db, acting.foundation.trid, { from, to, any, search }, window),
    );
    return { items: rows.map(wireLine), total, amount };
  });

  const one = {
    tags,
    summary: 'One line of a commission statement',
    params: recordParams,
    response: { 200: commissionLine, ...refusals },
  };
  app.get('/foundation/:trid/commission-lines/:id', { schema: one }, async ({ acting, params }) => {
    checkStatementAccess(acting);
    const [id] = lineIds([params.id]);
    const row = id === undefined ? undefined : await lineOf(db, acting.foundation.trid, id);
    if (!row) throw notFound();
    return wireLine(row);
  });

  const statements = {
    tags,
    summary: 'The commission statements of an organisation, and what their lines come to',
    params: tridParams,
    response: { 200: statementsAnswer, ...refusals },
  };
  app.get('/foundation/:trid/commission-statements', { schema: statements }, async ({ acting }) => {
    checkStatementAccess(acting);
    const { trid } = acting.foundation;
    const [items, sums, tariffs] = await Promise.all([
      statementsOf(db, trid, acting.user.id),
      sumsOf(db, trid),
      tariffSumsOf(db, trid),
    ]);
    return { items, sums, tariffs };
  });

  const read = {
    tags,
    summary: 'Note that the caller has looked at commission statements',
    params: tridParams,
    body: readStatements,
    response: { 204: noContent, ...refusals },
  };
  app.post('/foundation/:trid/commission-statements/read', { schema: read }, async ({ acting, body }, reply) => {
    checkStatementAccess(acting);
    await markStatementsRead(db, acting.foundation.trid, acting.user.id, body.ids);
    return reply.code(204).send(null);
  });

  const gaps = {
    tags,
    summary: 'Contracts that were paid for each month and are no longer, or for less',
    params: tridParams,
    querystring: gapsQuery,
    response: { 200: gapsAnswer, ...refusals },
  };
  app.get('/foundation/:trid/commission-gaps', { schema: gaps }, async ({ acting, query }) => {
    checkStatementAccess(acting);
    return gapsOf(db, acting.foundation.trid, query.month, query._limit ?? usual);
  });
};
