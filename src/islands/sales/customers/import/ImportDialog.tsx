import { useMemo, useRef, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import type { CustomerImported } from '#contract/sales/customer-import.ts';
import { customerTarget } from '#domain/sales/customers/import/customer-target.ts';
import type { ImportRow } from '#domain/table-import/import-row.ts';
import { texts } from '#i18n/client.ts';
import { CheckboxLine } from '#islands/ui/form/Checkbox.tsx';
import { failureText } from '#islands/ui/page/failure-text.ts';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { TableImportDialog, type Taken } from '#islands/ui/table-import/TableImportDialog.tsx';
import { toast } from '#stores/page/toasts.ts';
import { sendRows } from '#stores/sales/customer-import.ts';
import { customerLabels, useCustomerContext } from '../customer-labels.ts';

type Similar = readonly (CustomerImported['similar'][number] & { readonly line: number })[];

interface SimilarProps {
  similar: Similar;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Rows that are like customers of the organisation, or like each other. */
function SimilarRows({ similar, checked, onChange }: SimilarProps) {
  const t = texts('customer-import');
  if (similar.length === 0) return null;
  return (
    <Notice live tone="warn" title={t('similar', { count: similar.length })}>
      <ul className="grid max-h-32 gap-1 overflow-auto text-sm">
        {similar.map(({ line, customers }) => (
          <li key={line}>
            {t('similarRow', {
              row: line,
              customers: customers.map(({ title, place }) => [title, place].filter(Boolean).join(', ')).join('; '),
            })}
          </li>
        ))}
      </ul>
      <div className="mt-2">
        <CheckboxLine checked={checked} onChange={(event) => onChange(event.target.checked)}>
          <span>{t('similarConfirm')}</span>
        </CheckboxLine>
      </div>
    </Notice>
  );
}

/** Customers from a table. Those without faults come in together; the others stay until they are mended. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = texts('customer-import');
  const [hasConsent, setHasConsent] = useState(false);
  const [similar, setSimilar] = useState<Similar>([]);
  const [confirmed, setConfirmed] = useState(false);
  const context = useCustomerContext();
  const contextOfPage = useRef(context()).current;
  const target = useMemo(
    () => customerTarget(customerLabels(), { hasConsent, context: contextOfPage }),
    [hasConsent, contextOfPage],
  );
  /** The idempotency key of the last request: the same rows are imported once. */
  const intent = useRef({ content: '', key: '' });

  async function take(rows: readonly ImportRow[]): Promise<Taken> {
    if (rows.some(({ values }) => values['consentData'] === undefined)) return { failure: t('consentMissing') };
    const customers = rows.map(({ values }) => ({ ...values }));
    const content = JSON.stringify([customers, confirmed]);
    if (intent.current.content !== content) intent.current = { content, key: crypto.randomUUID() };
    try {
      const answer = await sendRows(customers, { key: intent.current.key, confirmDuplicate: confirmed });
      if (answer.created > 0) {
        toast('ok', t('done', { count: answer.created }));
        setSimilar([]);
        return {};
      }
      setSimilar(answer.similar.map((one) => ({ ...one, line: rows[one.row]?.line ?? one.row })));
      if (answer.faults.length === 0) return { failure: t('similarOpen') };
      return { faults: answer.faults.map(({ row, path, key }) => ({ row, column: path, key })) };
    } catch (cause) {
      return { failure: failureText(ApiError.from(cause)) };
    }
  }

  return (
    <TableImportDialog
      title={t('title')}
      target={target}
      isStrict
      onClose={onClose}
      onTake={take}
      takeLabel={(count) => t('import', { count })}
    >
      {({ assignment }) => (
        <>
          {!assignment.includes('consentData') && (
            <CheckboxLine checked={hasConsent} onChange={(event) => setHasConsent(event.target.checked)}>
              <span>{t('consent')}</span>
            </CheckboxLine>
          )}
          <SimilarRows similar={similar} checked={confirmed} onChange={setConfirmed} />
        </>
      )}
    </TableImportDialog>
  );
}
