import { isZip } from '#contract/fields.ts';
import { maxImported } from '#contract/sales/customer-import.ts';
import { fieldsOf, isShown, scopeOf } from '#domain/form/conditions.ts';
import type { FormContext, Values } from '#domain/form/form-description.ts';
import type { FormLabels } from '#domain/form/form-facts.ts';
import { ruleFaults } from '#domain/form/form-faults.ts';
import { requestOf } from '#domain/form/form-values.ts';
import { parsedAddress } from '#domain/table-import/cell-parts.ts';
import {
  columnOf,
  type ImportColumn,
  type ImportTarget,
  type Mending,
  type RowFault,
  valueAt,
} from '#domain/table-import/import-target.ts';
import { prospectContract, prospectForm } from '../customer-form.ts';
import { importFields, otherNames } from './import-fields.ts';

/** Filling in an address, a person or an account implies that it exists. */
const implied: Readonly<Record<string, { readonly groups: readonly string[]; readonly value: unknown }>> = {
  billingDiffers: { groups: ['billingAddr', 'contactBilling'], value: true },
  deliveryDiffers: { groups: ['deliveryAddr'], value: true },
  paymentMethod: { groups: ['bank'], value: 'debit' },
  invoiceChannel: { groups: ['invoiceEmail'], value: 'email' },
};

/** What a row says without words: a company has no salutation of a person, an account is debited. */
function withImplied(row: Values, hasConsent: boolean): Values {
  const values: Record<string, unknown> = { ...row };
  if (hasConsent && values['consentData'] === undefined) values['consentData'] = true;
  if (values['companyName'] && !values['salutation']) values['salutation'] = '3';
  for (const [answer, { groups, value }] of Object.entries(implied))
    if (values[answer] === undefined && groups.some((group) => values[group] !== undefined)) values[answer] = value;
  return values;
}

const germanNames: readonly unknown[] = ['DE', '', undefined, null];

/** A German postcode that a spreadsheet took for a number has lost its zero. */
function zeroOfZip({ key }: ImportColumn, text: string, row: Values): Mending | undefined {
  if (!key.endsWith('.zip') || !/^\d{4}$/.test(text) || !isZip(`0${text}`, 'DE')) return undefined;
  const country = valueAt(row, key.replace(/zip$/, 'country'));
  return germanNames.includes(country) ? { kind: 'zero', text: `0${text}` } : undefined;
}

/** Street and number, postcode and town in one cell. */
const splits = (columns: readonly ImportColumn[]): ImportColumn[] =>
  (['street', 'city'] as const).flatMap((part) => {
    const [first, second] = part === 'street' ? ['street', 'houseNumber'] : ['zip', 'city'];
    const one = columns.find(({ key }) => key === `address.${first}`);
    const other = columns.find(({ key }) => key === `address.${second}`);
    if (!one || !other) return [];
    return {
      key: `address.${first}+${second}`,
      caption: `${one.caption} + ${other.caption}`,
      names: part === 'street' ? ['anschrift', 'strassehausnummer', 'strasseundnr'] : ['plzort', 'ortplz'],
      kind: 'text',
      contract: one.contract,
      split(text: string) {
        const parts = parsedAddress(part, text);
        return parts && { [`address.${first}`]: parts[0], [`address.${second}`]: parts[1] };
      },
    } satisfies ImportColumn;
  });

interface Known {
  readonly hasConsent: boolean;
  readonly context: FormContext;
}

/** What stands against a row as a whole, remembered while the row is the same. */
function rowChecks(context: FormContext) {
  const results = new WeakMap<Values, readonly Omit<RowFault, 'row'>[]>();
  const checked = (values: Values) => {
    const request = requestOf(prospectForm, values);
    const issues = prospectContract.safeParse(request).error?.issues ?? [];
    return [
      ...ruleFaults(prospectForm, request, context).map(({ path, key }) => ({ column: path, key })),
      ...issues.map(({ path, message }) => ({ column: path.map(String).join('.'), key: message })),
    ];
  };
  return (values: Values) => {
    const faults = results.get(values) ?? checked(values);
    results.set(values, faults);
    return faults;
  };
}

/** Customers as a table takes them over. `hasConsent` stands for all rows that do not speak of it. */
export function customerTarget(labels: FormLabels, { hasConsent, context }: Known): ImportTarget {
  const names = Map.groupBy(Object.entries(otherNames), ([, path]) => path);
  const columns = importFields.map(
    ({ path, field, label }): ImportColumn => ({
      ...columnOf(path, field, label(labels), labels, context),
      names: names.get(path)?.map(([name]) => name) ?? [],
      isRequired: false,
    }),
  );
  const fields = fieldsOf(prospectForm);
  const check = rowChecks(context);
  return {
    name: 'customers',
    columns: [...columns, ...splits(columns)],
    maxRows: maxImported,
    complete: (row) => withImplied(row, hasConsent),
    isAsked(key, row) {
      const [outer = ''] = key.split('.');
      const field = fields[outer];
      return !field || isShown(field, scopeOf(fields, row));
    },
    mend: zeroOfZip,
    check: (rows) =>
      rows.flatMap((values, row) =>
        check(values).flatMap((fault) =>
          // One tick says it for all rows that are silent about it.
          fault.column === 'consentData' && values['consentData'] === undefined ? [] : [{ row, ...fault }],
        ),
      ),
  };
}
