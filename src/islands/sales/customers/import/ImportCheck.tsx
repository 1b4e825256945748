import type { CustomerImported } from '#contract/sales/customer-import.ts';
import { importField } from '#domain/sales/customers/import/import-fields.ts';
import { message, texts } from '#i18n/client.ts';
import { Notice } from '#islands/ui/page/Notice.tsx';
import type { ReadCustomers } from '#stores/sales/customer-import.ts';
import { customerLabels } from '../customer-labels.ts';
import { Tick } from './Tick.tsx';

interface Props {
  table: ReadCustomers;
  columns: readonly string[];
  judged: CustomerImported;
  onMend: (row: number, path: string, value: string) => void;
  confirmed: boolean;
  onConfirm: (confirmed: boolean) => void;
}

function Faults({ table, columns, judged: importResult, onMend }: Props) {
  const t = texts('customer-import');
  const words = customerLabels();
  return (
    <ul className="grid gap-4">
      {importResult.faults.map(({ row, path, key }) => {
        const id = `import-${row}-${path}`;
        const column = importField(path)?.label(words) ?? path;
        return (
          <li key={id} className="grid gap-1 border-line border-b pb-3">
            <label htmlFor={id} className="font-semibold">
              {t('cell', { row: table.rows[row]?.number ?? row, column })}
            </label>
            <p id={`${id}-fault`} className="text-danger text-sm">
              {message(key)}
            </p>
            <input
              id={id}
              aria-describedby={`${id}-fault`}
              value={table.rows[row]?.cells[columns.indexOf(path)] ?? ''}
              onChange={(event) => onMend(row, path, event.target.value)}
              className="control max-w-form"
            />
          </li>
        );
      })}
    </ul>
  );
}

/** What stands against the import, row by row, each cell to be mended here. */
export function ImportCheck(props: Props) {
  const t = texts('customer-import');
  const { table, judged: importResult, confirmed, onConfirm } = props;
  const faulty = new Set(importResult.faults.map(({ row }) => row)).size;
  const numberOf = (row: number) => table.rows[row]?.number ?? row;
  return (
    <>
      {faulty === 0 ? (
        <Notice live tone="ok" title={t('allFine', { count: table.rows.length })} />
      ) : (
        <Notice live tone="warn" title={t('faults', { count: faulty })}>
          {t('fine', { count: table.rows.length - faulty })}
        </Notice>
      )}
      <Faults {...props} />
      {importResult.similar.length > 0 && (
        <section className="grid gap-3">
          <h3>{t('similar', { count: importResult.similar.length })}</h3>
          <ul className="grid gap-1.5 text-sm">
            {importResult.similar.map(({ row, customers }) => (
              <li key={row}>
                {t('similarRow', {
                  row: numberOf(row),
                  customers: customers.map(({ title, place }) => [title, place].filter(Boolean).join(', ')).join('; '),
                })}
              </li>
            ))}
          </ul>
          <Tick checked={confirmed} onChange={onConfirm}>
            {t('similarConfirm')}
          </Tick>
        </section>
      )}
    </>
  );
}
