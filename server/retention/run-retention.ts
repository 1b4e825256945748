import type { RetentionRule } from '#domain/retention/retention-rule.ts';
import { appendAuditIn } from '#server/audit/append-audit.ts';
import { findRecord } from '#server/queries/records/records.ts';
import { type DueAt, isStillDue, listDue } from '#server/queries/retention/due-records.ts';
import { dueTables } from '#server/queries/retention/due-tables.ts';
import { countRun, finishRun, openRuns, type RunRow } from '#server/queries/retention/runs.ts';
import { allTrids } from '#server/queries/session/foundations.ts';
import { blankWhole, deleteWhole, type ErasureServices } from './erase-record.ts';
import { dueAt, type RuleInForce, rulesInForce } from './periods.ts';

const batchSize = 100;

interface Run {
  readonly services: ErasureServices;
  readonly run: RunRow;
  readonly rule: RetentionRule;
  readonly at: DueAt;
  readonly signal: AbortSignal;
}

/** One record in a transaction of its own: what was done is counted with it, so that a killed run goes on behind it. */
async function endOne({ services, run, rule, at }: Run, trid: string, id: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const row = await findRecord(tx, trid, id, true);
    if (!row || !(await isStillDue(tx, row, rule, at))) return;
    await (rule.outcome === 'delete' ? deleteWhole : blankWhole)(services, tx, row);
    await countRun(tx, run.id, 'done');
  });
}

async function endRecords(parts: Run, trids: readonly string[]): Promise<void> {
  const { services, run, rule, at, signal } = parts;
  let after = '';
  while (!signal.aborted) {
    const rows = await listDue(services.db, trids, { rule, at, limit: batchSize, after });
    for (const { trid, id, type } of rows) {
      if (signal.aborted) return;
      try {
        await endOne(parts, trid, id);
      } catch (err) {
        services.log.error({ err, record: id, type }, 'what is due by a rule of retention could not be done');
        await countRun(services.db, run.id, 'failed');
      }
    }
    after = rows.at(-1)?.id ?? '';
    if (rows.length < batchSize) return;
  }
}

async function endRows({ services, run, rule, at, signal }: Run, trids: readonly string[]): Promise<void> {
  const table = dueTables[rule.id];
  let done = batchSize;
  while (table && done > 0 && !signal.aborted)
    done = await services.db.transaction(async (tx) => {
      const rows = await table.apply(tx, trids, at.before, batchSize);
      if (rows > 0) await countRun(tx, run.id, 'done', rows);
      return rows;
    });
}

/** Does what administrators released of the due lists; a hold or a longer period of since then counts. */
export async function runRetention(services: ErasureServices, signal: AbortSignal): Promise<void> {
  const { db, clock } = services;
  const runs = await openRuns(db);
  if (runs.length === 0) return;
  const rules = new Map<string, RuleInForce>((await rulesInForce(db)).map((rule) => [rule.id, rule]));
  for (const run of runs) {
    const rule = rules.get(run.rule);
    if (rule) {
      const now = dueAt(rule, clock());
      const parts = { services, run, rule, signal, at: { ...now, before: Math.min(run.before, now.before) } };
      for await (const trids of allTrids(db)) {
        await (dueTables[rule.id] ? endRows : endRecords)(parts, trids);
        if (dueTables[rule.id]?.isGlobal) break;
      }
    }
    if (signal.aborted) return;
    await db.transaction(async (tx) => {
      const ended = await finishRun(tx, run.id, clock());
      if (!ended) return;
      const failed = ended.failed > 0 ? ` · failed ${ended.failed}` : '';
      const text = `retention.done ${ended.rule} · ${ended.done} of ${ended.total}${failed}`;
      await appendAuditIn(tx, clock(), [{ kind: 'rights', by: { name: 'Portal' }, text }]);
    });
  }
}
