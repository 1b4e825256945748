import { useEffect, useRef, useState } from 'react';
import type { ComplaintFault } from '#domain/commissions/check-complaint.ts';
import { germanDay } from '#domain/date/calendar-day.ts';
import { columnName } from '#domain/spreadsheet/column-name.ts';
import { message, texts } from '#i18n/client.ts';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { useCall } from '#islands/ui/page/useCall.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { useTemplateCheck } from './use-template-check.ts';

/** So many faults are mended at once; more are better mended in Excel. */
const maxShown = 30;

const idOf = ({ row, column }: ComplaintFault) => `template-cell-${row}-${column}`;

function sentenceOf({ fault, other, header, found: cellText }: ComplaintFault): string {
  return texts('ticket-form')(`complaint.fault.${fault}`, {
    row: (other ?? 0) + 1,
    header: header ?? '',
    found: cellText ?? '',
  });
}

function Cell({
  fault,
  value,
  onType,
  onEnter,
}: {
  fault: ComplaintFault;
  value: string;
  onType: (text: string) => void;
  onEnter: () => void;
}) {
  const t = texts('ticket-form');
  const id = idOf(fault);
  const place = { row: (fault.row ?? 0) + 1, column: columnName(fault.column ?? 0), header: fault.header ?? '' };
  return (
    <li className="grid gap-1 border-line border-b pb-3 last:border-0 last:pb-0">
      <label htmlFor={id} className="font-semibold">
        {t('complaint.cell', place)}
      </label>
      <p id={`${id}-fault`} className="text-danger text-sm">
        {sentenceOf(fault)}
      </p>
      <input
        id={id}
        value={value}
        aria-describedby={`${id}-fault`}
        aria-invalid
        className="control max-w-form"
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The form itself is not to go on.
          event.preventDefault();
          onEnter();
        }}
      />
    </li>
  );
}

/** What is wrong in the cells, each to be mended here. */
function Cells({
  faults,
  onMend,
}: {
  faults: readonly ComplaintFault[];
  onMend: ReturnType<typeof useTemplateCheck>['mend'];
}) {
  const t = texts('ticket-form');
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const { busy, run } = useCall({ toasts: true });
  const visibleFaults = faults.slice(0, maxShown);
  const textOf = (fault: ComplaintFault) => typed[idOf(fault)] ?? germanDay(fault.found ?? '');

  function apply() {
    // What a formula worked out is shown as the value that takes its place.
    const changed = visibleFaults.filter(
      (fault) => typed[idOf(fault)] !== undefined || (fault.fault === 'formula' && fault.found),
    );
    if (changed.length === 0) return document.getElementById(idOf(visibleFaults[0] as ComplaintFault))?.focus();
    const cells = changed.map((fault) => ({
      row: fault.row ?? 0,
      column: fault.column ?? 0,
      kind: fault.kind ?? 'text',
      text: textOf(fault),
    }));
    void run(() => onMend(cells));
  }

  return (
    <>
      <ul className="grid gap-4">
        {visibleFaults.map((fault) => (
          <Cell
            key={idOf(fault)}
            fault={fault}
            value={textOf(fault)}
            onType={(text) => setTyped({ ...typed, [idOf(fault)]: text })}
            onEnter={apply}
          />
        ))}
      </ul>
      {faults.length > visibleFaults.length && (
        <p>{t('complaint.moreFaults', { count: faults.length - visibleFaults.length })}</p>
      )}
      <Button className="justify-self-start" busy={busy} onClick={apply}>
        {t('complaint.mend')}
      </Button>
    </>
  );
}

/**
 * Lists the faults of the filled template before it is sent, by row and column, and corrects them in the file itself.
 */
export function TemplateCheck() {
  const t = texts('ticket-form');
  const { known: checkState, unwritable, mend } = useTemplateCheck();
  const result = useRef<HTMLElement>(null);
  const [mended, setMended] = useState(false);
  const checkResult = checkState.state === 'checked' ? checkState.result : undefined;
  useEffect(() => {
    if (!mended || !checkResult) return;
    setMended(false);
    result.current?.focus();
  }, [mended, checkResult]);

  if (checkState.state === 'none' || checkState.state === 'checking') return null;
  if (checkState.state === 'unreadable') return <Notice live tone="danger" title={message(checkState.message)} />;
  if (checkState.state === 'later') return <Notice live>{t('complaint.checkLater')}</Notice>;
  const faults = checkResult?.faults ?? [];
  const inCells = faults.filter(({ column }) => column !== undefined);
  return (
    <section ref={result} tabIndex={-1} className="grid gap-4" aria-label={t('complaint.check')}>
      {faults.length === 0 && (
        <Notice live tone="ok" title={t('complaint.allFine', { count: checkResult?.rows ?? 0 })} />
      )}
      {faults.length > 0 && (
        <Notice
          live
          tone="warn"
          title={inCells.length > 0 ? t('complaint.faults', { count: faults.length }) : t('complaint.refused')}
        >
          {inCells.length > 0 ? (
            t('complaint.mendHint')
          ) : (
            <ul className="grid gap-1">
              {faults.map((fault) => (
                <li key={`${fault.fault}${fault.header}`}>{sentenceOf(fault)}</li>
              ))}
            </ul>
          )}
        </Notice>
      )}
      {unwritable && <Notice live tone="danger" title={t('complaint.unwritable')} />}
      {inCells.length > 0 && (
        <Cells
          faults={inCells}
          onMend={async (cells) => {
            setMended(true);
            await mend(cells);
          }}
        />
      )}
    </section>
  );
}
