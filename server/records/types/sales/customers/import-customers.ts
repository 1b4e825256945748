import type { CustomerImport, CustomerImported } from '#contract/sales/customer-import.ts';
import type { CustomerFields } from '#domain/sales/customers/customer-form.ts';
import { customerName, placeOf } from '#domain/sales/customers/customer-name.ts';
import { similarKeys } from '#domain/sales/customers/similar.ts';
import { forbidden } from '#server/core/errors.ts';
import { fieldFaults } from '#server/core/field-faults.ts';
import type { Tx } from '#server/db/open.ts';
import { createIn } from '#server/records/engine/create-record.ts';
import type { ActionContext } from '#server/records/engine/definition/action.ts';
import { doerOf } from '#server/records/engine/definition/doer.ts';
import type { RecordServices } from '#server/records/engine/record-services.ts';
import { contextOf } from '#server/records/engine/scope.ts';
import type { ActingFor } from '#server/session/actor.ts';
import { customerFaults, similarTo } from './customer-data.ts';
import { customers } from './customers.ts';

type Row = CustomerImport['rows'][number];
/** So many customers are named that a row is like. */
const maxNamed = 10;

/** A row as a create call would read it, or what is wrong with its fields. */
function readRow(row: Row): { fields?: CustomerFields; faults: Record<string, string> } {
  const parsedRow = customers.create?.safeParse({ ...row, type: customers.type });
  if (parsedRow?.success) {
    const {
      type: _type,
      confirmDuplicate: _confirm,
      ...fields
    } = parsedRow.data as CustomerFields & {
      type: string;
      confirmDuplicate?: boolean;
    };
    return { fields, faults: {} };
  }
  return { fields: row as CustomerFields, faults: fieldFaults(parsedRow?.error.issues ?? []) };
}

/** Remembers rows, and finds those before that are the same customer. */
function earlierRows() {
  const rows = new Map<string, { id: string; title: string; place: string }[]>();
  return (fields: CustomerFields, row: number) => {
    const keys = similarKeys(fields);
    const similarRows = new Set(keys.flatMap((key) => rows.get(key) ?? []));
    const own = { id: `row-${row}`, title: customerName(fields), place: placeOf(fields) };
    for (const key of keys) rows.set(key, [...(rows.get(key) ?? []), own].slice(-maxNamed));
    return [...similarRows];
  };
}

async function judge(rows: readonly Row[], at: ActionContext): Promise<CustomerImported> {
  const earlierLike = earlierRows();
  const faults: CustomerImported['faults'] = [];
  const similar: CustomerImported['similar'] = [];
  for (const [row, { fields = {}, faults: own }] of rows.map(readRow).entries()) {
    const rowFindings = { ...(await customerFaults(fields, at)), ...own };
    faults.push(...Object.entries(rowFindings).map(([path, key]) => ({ row, path, key })));
    if (Object.keys(own).length > 0) continue;
    const alike = [...(await similarTo(fields, at)), ...earlierLike(fields, row)];
    if (alike.length > 0) similar.push({ row, customers: alike.slice(0, maxNamed) });
  }
  return { faults, similar, created: 0 };
}

/** Takes in the customers of a file, all or none; where something stands against that, the answer says what. */
export async function importCustomers(
  tx: Tx,
  services: RecordServices,
  acting: ActingFor,
  { rows, dryRun, confirmDuplicate }: CustomerImport,
): Promise<CustomerImported> {
  if (!customers.access.write(acting)) throw forbidden();
  const { trid } = acting.foundation;
  const at = contextOf(services, { trid, tx, by: doerOf(acting) });
  const checkedRows = await judge(rows, at);
  const stands = checkedRows.faults.length > 0 || (checkedRows.similar.length > 0 && !confirmDuplicate);
  if (dryRun || stands) return checkedRows;
  for (const row of rows)
    await createIn({ tx, services, trid, at }, services, customers, {
      ...readRow(row).fields,
      type: customers.type,
      confirmDuplicate: true,
    });
  return { ...checkedRows, created: rows.length };
}
