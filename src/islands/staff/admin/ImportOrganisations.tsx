import { useMemo, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import {
  importedOrganisations,
  importedPersons,
  type OrganisationImported,
} from '#contract/staff/organisation-import.ts';
import { organisationTarget } from '#domain/staff/organisation-target.ts';
import type { ImportRow } from '#domain/table-import/import-row.ts';
import { texts } from '#i18n/client.ts';
import { failureText } from '#islands/ui/page/failure-text.ts';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { TableImportDialog, type Taken } from '#islands/ui/table-import/TableImportDialog.tsx';
import { toast } from '#stores/page/toasts.ts';
import { sendImport } from '#stores/staff/organisations.ts';

interface Trial {
  /** The rows that it was about. */
  readonly content: string;
  readonly rows: readonly ImportRow[];
  readonly answer: OrganisationImported;
}

const contentOf = (rows: readonly ImportRow[]) => JSON.stringify(rows.map(({ values }) => values));
const nameOf = ({ firstName, lastName }: ImportRow['values']) => [firstName, lastName].filter(Boolean).join(' ');

/** What would become of each row. */
function TrialResult({ rows, answer }: Trial) {
  const t = texts('organisations');
  const counts = [...importedOrganisations, ...importedPersons]
    .filter((name) => answer.counts[name] > 0)
    .map((name) => t(`import.count.${name}`, { count: answer.counts[name] }));
  return (
    <Notice live tone={answer.faults.length > 0 ? 'warn' : 'info'} title={t('import.tried')}>
      <p>{counts.join(' · ')}</p>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        aria-label={t('import.rows')}
        className="mt-2 max-h-48 overflow-auto rounded-control border border-line bg-card text-sm"
      >
        <table className="w-full">
          <thead className="text-start text-muted">
            <tr>
              {(['line', 'organisation', 'person', 'what'] as const).map((column) => (
                <th key={column} scope="col" className="px-2.5 py-1.5 text-start font-normal">
                  {t(`import.column.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {answer.rows.map(({ trid, title, organisation, person }, at) => {
              const row = rows[at];
              const outcome = [
                organisation && t(`import.organisation.${organisation}`),
                person && t(`import.person.${person}`),
              ];
              return (
                row && (
                  <tr key={row.index} className="border-line border-t">
                    <td className="px-2.5 py-1.5 align-top tabular-nums">{row.line}</td>
                    <td className="px-2.5 py-1.5 align-top wrap-anywhere">
                      {[title, trid].filter(Boolean).join(', ')}
                    </td>
                    <td className="px-2.5 py-1.5 align-top">{nameOf(row.values)}</td>
                    <td className="px-2.5 py-1.5 align-top">{outcome.filter(Boolean).join('; ')}</td>
                  </tr>
                )
              );
            })}
          </tbody>
        </table>
      </section>
    </Notice>
  );
}

/** Organisations and their people from a table: first a trial, then the same rows come in. */
export function ImportOrganisations({ onClose }: { onClose: () => void }) {
  const t = texts('organisations');
  const [trial, setTrial] = useState<Trial>();
  const target = useMemo(() => organisationTarget((column) => texts('organisations')(`import.cell.${column}`)), []);
  const isTried = (rows: readonly ImportRow[]) => trial?.content === contentOf(rows);

  async function take(rows: readonly ImportRow[]): Promise<Taken> {
    try {
      const isTrial = !isTried(rows);
      const answer = await sendImport(
        rows.map(({ values }) => ({ ...values })),
        isTrial,
      );
      setTrial(isTrial ? { content: contentOf(rows), rows, answer } : undefined);
      if (!isTrial) toast('ok', t('import.done', answer.counts));
      if (answer.faults.length > 0) return { faults: answer.faults };
      return { isTrial };
    } catch (cause) {
      return { failure: failureText(ApiError.from(cause)) };
    }
  }

  return (
    <TableImportDialog
      title={t('import.title')}
      target={target}
      isStrict
      onClose={onClose}
      onTake={take}
      takeLabel={(count, rows) => t(isTried(rows) ? 'import.submit' : 'import.trial', { count })}
    >
      {trial ? <TrialResult {...trial} /> : <p className="text-muted text-sm">{t('import.hint')}</p>}
    </TableImportDialog>
  );
}
