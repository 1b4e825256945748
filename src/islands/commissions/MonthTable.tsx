import type { MouseEvent } from 'react';
import type { CommissionStatement } from '#contract/commissions/statement.ts';
import type { FileEntry } from '#contract/file.ts';
import { href } from '#domain/access/routes.ts';
import { documentOf, documentsOf } from '#domain/commissions/statement-documents.ts';
import { totalOf } from '#domain/commissions/sums.ts';
import { monthCaption } from '#domain/date/months.ts';
import { shownName } from '#domain/documents/shown-name.ts';
import { providerName } from '#domain/text/provider-name.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Amount, countText, linesText } from '#islands/record/commission-labels.tsx';
import { openTab } from '#stores/commissions/view.ts';
import { DocumentLink } from '../ui/document/DocumentLink.tsx';
import { useNarrow } from '../ui/page/useNarrow.ts';
import { StatusPill } from '../ui/text/StatusPill.tsx';

interface Props {
  /** The newest first, each with its statements. */
  months: readonly (readonly [string, readonly CommissionStatement[]])[];
  files: readonly FileEntry[];
}

const reach = 'font-semibold text-link no-underline after:absolute after:inset-0 hover:underline';

/** The lines of a statement, one press away. */
function LinesLink({ filter, children, wide }: { filter: Record<string, string>; children: string; wide?: boolean }) {
  const open = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openTab('lines', filter);
    scrollTo({ top: 0 });
  };
  const address = href('EtcBillingDocuments', pageLocale(), { tab: 'lines', ...filter });
  return (
    <a href={address} onClick={open} className={wide ? reach : 'font-semibold no-underline hover:underline'}>
      {children}
    </a>
  );
}

const filterOf = ({ month, operator, vo }: CommissionStatement) => ({ from: month, to: month, operator, vo });

function ReadMark({ isRead }: { isRead: boolean }) {
  const t = texts('commissions');
  return isRead ? <span className="text-muted">{t('read')}</span> : <StatusPill tone="info">{t('unread')}</StatusPill>;
}

function Documents({ files }: { files: readonly (FileEntry | undefined)[] }) {
  return files
    .filter((file) => file !== undefined)
    .map((file) => (
      <span key={file.path} className="relative z-1 block max-w-full truncate text-sm">
        <DocumentLink entry={file}>{shownName(file)}</DocumentLink>
      </span>
    ));
}

function MonthHead({
  month,
  items,
  files,
}: {
  month: string;
  items: readonly CommissionStatement[];
  files: readonly FileEntry[];
}) {
  const name = monthCaption(month, pageLocale());
  return (
    <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
      <LinesLink filter={{ from: month, to: month }}>{name}</LinesLink>
      <span className="flex min-w-0 flex-wrap items-baseline gap-x-4 empty:hidden max-sm:order-last max-sm:basis-full">
        <Documents files={documentsOf(month, items, files)} />
      </span>
      <span className="ms-auto font-semibold text-ink">
        <Amount cents={totalOf(items).amount} />
      </span>
    </div>
  );
}

const cell = 'border-line border-b px-4 py-2.5 first:ps-5 last:pe-5';

function Table({ months, files }: Props) {
  const t = texts('commissions');
  const hasOwn = months.some(([, items]) => items.some((one) => documentOf(one, files)));
  return (
    <div className="card overflow-clip">
      <table className="w-full border-separate border-spacing-0 text-start [&_tbody:last-child>tr:last-child>td]:border-b-0">
        <caption className="sr-only">{t('months.caption')}</caption>
        <thead className="text-muted text-sm">
          <tr className="[&>th:first-child]:ps-5 [&>th:last-child]:pe-5 [&>th]:border-line [&>th]:border-b [&>th]:px-4 [&>th]:py-2.5 [&>th]:text-start [&>th]:font-semibold">
            <th scope="col">{t('column.operator')}</th>
            <th scope="col">{t('column.vo')}</th>
            <th scope="col">{t('column.read')}</th>
            {hasOwn && <th scope="col">{t('column.document')}</th>}
            <th scope="col">
              <span className="block text-end">{t('column.lines')}</span>
            </th>
            <th scope="col">
              <span className="block text-end">{t('column.amount')}</span>
            </th>
          </tr>
        </thead>
        {months.map(([month, items]) => (
          <tbody key={month} className="wrap-anywhere">
            <tr>
              <th
                scope="rowgroup"
                colSpan={hasOwn ? 6 : 5}
                className="max-w-0 border-line border-b bg-surface px-5 py-2 text-start font-normal"
              >
                <MonthHead month={month} items={items} files={files} />
              </th>
            </tr>
            {items.map((one) => (
              <tr key={one.id} className="relative hover:bg-brand-soft">
                <td className={cell}>
                  <LinesLink wide filter={filterOf(one)}>
                    {providerName(one.operator)}
                  </LinesLink>
                </td>
                <td className={cell}>{one.vo}</td>
                <td className={cell}>
                  <ReadMark isRead={one.isRead} />
                </td>
                {hasOwn && (
                  <td className={`${cell} max-w-48`}>
                    <Documents files={[documentOf(one, files)]} />
                  </td>
                )}
                <td className={`${cell} text-end whitespace-nowrap`}>{countText(one.lines)}</td>
                <td className={`${cell} text-end whitespace-nowrap`}>
                  <Amount cents={one.amount} />
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function Cards({ months, files }: Props) {
  return (
    <div className="grid grid-cols-1 gap-4">
      {months.map(([month, items]) => (
        <section key={month} className="card overflow-clip">
          <div className="border-line border-b bg-surface px-5 py-2.5">
            <MonthHead month={month} items={items} files={files} />
          </div>
          <ul>
            {items.map((one) => (
              <li key={one.id} className="relative grid gap-0.5 border-line px-5 py-3 not-last:border-b">
                <p className="flex justify-between gap-3">
                  <LinesLink wide filter={filterOf(one)}>
                    {providerName(one.operator)}
                  </LinesLink>
                  <Amount cents={one.amount} />
                </p>
                <p className="flex flex-wrap items-center justify-between gap-x-3 text-muted text-sm">
                  <span>
                    {one.vo} · {linesText(one.lines)}
                  </span>
                  <ReadMark isRead={one.isRead} />
                </p>
                <Documents files={[documentOf(one, files)]} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** All statements under their months, with the documents that belong to them. */
export function MonthTable(props: Props) {
  return useNarrow() ? <Cards {...props} /> : <Table {...props} />;
}
