import { importFields } from '#domain/sales/customers/import/import-fields.ts';
import { texts } from '#i18n/client.ts';
import { PlainSelect } from '#islands/ui/form/PlainSelect.tsx';
import type { ReadCustomers } from '#stores/sales/customer-import.ts';
import { customerLabels } from '../customer-labels.ts';
import { Tick } from './Tick.tsx';

interface Props {
  table: ReadCustomers;
  /** The field that each column holds; '' for none. */
  columns: readonly string[];
  onColumns: (columns: string[]) => void;
  hasConsent: boolean;
  onConsent: (hasConsent: boolean) => void;
}

const shownRows = 3;

/** Which column of the file holds what, with its first cells to tell by. */
export function ImportMapping({ table, columns, onColumns, hasConsent, onConsent }: Props) {
  const t = texts('customer-import');
  const words = customerLabels();
  const options = importFields.map(({ path, label }) => ({ value: path, label: label(words) }));
  const samples = (column: number) =>
    table.rows
      .slice(0, shownRows)
      .map(({ cells }) => cells[column])
      .filter(Boolean)
      .join(' · ');
  const heads = table.heads.map((head, column) => ({ column, name: head || t('noHead', { n: column + 1 }) }));
  return (
    <>
      <p>{t('mapping')}</p>
      <ul className="grid gap-3">
        {heads.map(({ column, name }) => (
          <li key={column} className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-2">
            <span className="min-w-0">
              <span className="font-semibold">{name}</span>
              <span className="block truncate text-muted text-sm">{samples(column)}</span>
            </span>
            <PlainSelect
              aria-label={t('holds', { head: name })}
              placeholder={t('leftOut')}
              value={columns[column] ?? ''}
              options={options.filter(({ value }) => value === columns[column] || !columns.includes(value))}
              onChange={(event) =>
                onColumns(
                  heads.map((one) => (one.column === column ? event.target.value : (columns[one.column] ?? ''))),
                )
              }
            />
          </li>
        ))}
      </ul>
      {!columns.includes('consentData') && (
        <Tick checked={hasConsent} onChange={onConsent}>
          {t('consent')}
        </Tick>
      )}
    </>
  );
}
