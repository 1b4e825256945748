import type { CustomerImport, CustomerImported } from '../../../src/contract/sales/customer-import.ts';
import type { CustomerFields } from '../../../src/domain/customers/customer-form.ts';
import { customerName, placeOf } from '../../../src/domain/customers/customer-name.ts';
import { isSimilar } from '../../../src/domain/customers/similar.ts';
import { forbidden } from '../../core/errors.ts';
import { fieldFaults } from '../../core/field-faults.ts';
import type { Tx } from '../../db/open.ts';
import type { ActingFor } from '../../session/actor.ts';
import { createIn } from '../create-record.ts';
import type { ActionContext } from '../definition/action.ts';
import type { RecordServices } from '../record-services.ts';
import { contextOf } from '../scope.ts';
import { customerFaults, similarTo } from './customer-data.ts';
import { customers } from './customers.ts';

type Row = CustomerImport['rows'][number];

/** A row as a create call would read it, or what is wrong with its fields. */
function readRow(row: Row): { fields?: CustomerFields; faults: Record<string, string> } {
  const judged = customers.create?.safeParse({ ...row, type: customers.type });
  if (judged?.success) {
    const {
      type: _type,
      confirmDuplicate: _confirm,
      ...fields
    } = judged.data as CustomerFields & {
      type: string;
      confirmDuplicate?: boolean;
    };
    return { fields, faults: {} };
  }
  return { fields: row as CustomerFields, faults: fieldFaults(judged?.error.issues ?? []) };
}

/** Rows before this one that are the same customer. */
const earlierLike = (fields: CustomerFields, before: readonly CustomerFields[]) =>
  before.flatMap((other, index) =>
    isSimilar(fields, other) ? [{ id: `row-${index}`, title: customerName(other), place: placeOf(other) }] : [],
  );

async function judge(rows: readonly Row[], at: ActionContext): Promise<CustomerImported> {
  const read = rows.map(readRow);
  const known = read.map(({ fields }) => fields ?? {});
  const faults: CustomerImported['faults'] = [];
  const similar: CustomerImported['similar'] = [];
  for (const [row, { fields = {}, faults: own }] of read.entries()) {
    const found = { ...(await customerFaults(fields, at)), ...own };
    faults.push(...Object.entries(found).map(([path, key]) => ({ row, path, key })));
    if (Object.keys(own).length > 0) continue;
    const alike = [...(await similarTo(fields, at)), ...earlierLike(fields, known.slice(0, row))];
    if (alike.length > 0) similar.push({ row, customers: alike });
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
  const { id, displayName } = acting.user;
  const at = contextOf(services, { trid, tx, by: { id, name: displayName, staff: acting.employee } });
  const judged = await judge(rows, at);
  const stands = judged.faults.length > 0 || (judged.similar.length > 0 && !confirmDuplicate);
  if (dryRun || stands) return judged;
  for (const row of rows)
    await createIn({ tx, services, trid, at }, services, customers, {
      ...readRow(row).fields,
      type: customers.type,
      confirmDuplicate: true,
    });
  return { ...judged, created: rows.length };
}
