import type * as z from 'zod/mini';
import { toWireColumns } from '#contract/columns.ts';
import type { listQuery, Page } from '#contract/record.ts';
import { type AuditState, auditColumns, type WireAuditEntry, type WireAuditRow } from '#contract/staff/audit.ts';
import { invalidFields, notFound } from '../core/errors.ts';
import type { BaseServices } from '../db/base-services.ts';
import { countUnsealed, hashesAt, noHash, readChain } from '../queries/audit/audit-chain.ts';
import { type AuditRecord, findAuditEntry, listAuditEntries } from '../queries/audit/audit-entries.ts';
import { parseSearch } from '../text-folding/search-terms.ts';

type Query = Omit<z.infer<typeof listQuery>, 'type'>;

/** As lists of records are written (`contract/staff/audit.ts`); what is empty is left out. */
function rowOf({ id, time, seq, ...entry }: AuditRecord): WireAuditRow {
  const columns = toWireColumns(auditColumns, {
    actor: entry.actor ?? undefined,
    kind: entry.kind,
    foundation: entry.trid ?? undefined,
    recordType: entry.recordType ?? undefined,
    recordId: entry.recordId ?? undefined,
    detail: entry.text ?? undefined,
    ipAddress: entry.address ?? undefined,
    userId: entry.userId ?? undefined,
    recordNumber: entry.number ?? undefined,
  });
  const filled = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
  return { id, created: time, ...(seq !== null && { foreignid: String(seq) }), ...filled } as WireAuditRow;
}

/** Entries by the same searches as lists of records; newest first, or oldest. */
export async function listAudit({ db }: Pick<BaseServices, 'db'>, query: Query): Promise<Page<WireAuditRow>> {
  const terms = parseSearch(query.search ?? '');
  if (!terms) throw invalidFields({ search: 'invalid' });
  const { _sort = '-created', _limit: limit = 50, _offset: offset = 0 } = query;
  if (_sort.replace('-', '') !== 'created') throw invalidFields({ _sort: 'choose' });
  const { items, total } = await listAuditEntries(db, terms, { newestFirst: _sort.startsWith('-'), limit, offset });
  return { items: items.map(rowOf), total };
}

export async function auditEntryOf({ db }: Pick<BaseServices, 'db'>, id: string): Promise<WireAuditEntry> {
  const entry = await findAuditEntry(db, id);
  if (!entry) throw notFound();
  if (entry.seq === null || entry.hash === null) return rowOf(entry);
  const chain = await readChain(db);
  const before = entry.seq - 1;
  const previous =
    before === 0 ? noHash : before === chain.anchorSeq ? chain.anchorHash : (await hashesAt(db, [before])).get(before);
  return { ...rowOf(entry), hash: entry.hash, previous };
}

export async function auditStateOf({ db, config }: Pick<BaseServices, 'db' | 'config'>): Promise<AuditState> {
  const chain = await readChain(db);
  const fault = chain.fault === null ? undefined : { why: chain.fault as 'changed', seq: chain.faultSeq ?? 0 };
  return {
    sealed: chain.seq - chain.anchorSeq,
    waiting: await countUnsealed(db),
    first: chain.anchorSeq + 1,
    keepDays: config.auditKeepDays,
    ...(chain.checked !== null && { checked: { at: chain.checked, fault } }),
  };
}
