import Download from 'lucide/dist/esm/icons/download.mjs';
import { bulkOutcomes, type BulkReport as Report } from '#contract/bulk-action.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { csv } from '#domain/text/csv.ts';
import { texts } from '#i18n/client.ts';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { failureText } from '#islands/ui/page/failure-text.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { saveFile } from '#stores/files/save-file.ts';
import type { FinishedBulk } from './bulk-types.ts';

type Outcome = Report['items'][number];

const tones = { done: 'ok', refused: 'danger', changed: 'warn' } as const;

const reasonOf = ({ status = 400, sentence = '', outcome }: Outcome): string =>
  outcome === 'done' ? '' : failureText({ status, message: sentence });

interface Props {
  /** Name of the list's files. */
  file: string;
  finished: FinishedBulk;
  onClose: () => void;
}

/** What became of each record that something was done with; first those that need a second look. */
export function BulkReport({ file, finished, onClose }: Props) {
  const t = texts('lists');
  const { action, rows, report } = finished;
  const lines = report.items
    .map((item) => {
      const { name = '', number = '' } = rows.find(({ id }) => id === item.id) ?? {};
      return { ...item, name, number, reason: reasonOf(item) };
    })
    .toSorted((one, other) => Number(one.outcome === 'done') - Number(other.outcome === 'done'));
  const counts = bulkOutcomes.flatMap((outcome) => {
    const count = lines.filter((line) => line.outcome === outcome).length;
    return count > 0 ? [t(`report.count.${outcome}`, { count })] : [];
  });
  const hasOpen = lines.some(({ outcome }) => outcome !== 'done');

  function save() {
    const head = [t('report.name'), t('report.number'), t('report.outcome'), t('report.reason')];
    const table = lines.map((line) => [line.name, line.number, t(`report.${line.outcome}`), line.reason]);
    const path = `${t('report.file')}_${file}_${berlinDay(Date.now())}.csv`;
    saveFile(path, csv([head, ...table]), 'text/csv;charset=utf-8');
  }

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('report.title', { action: t(`bulk.${action}.button`) })}
      actions={
        <>
          <Button icon={<Icon of={Download} size={16} />} onClick={save}>
            {t('report.csv')}
          </Button>
          <Button look="primary" onClick={onClose}>
            {texts('ui')('close')}
          </Button>
        </>
      }
    >
      <p role="status" className="font-semibold">
        {counts.join(' · ')}
      </p>
      {hasOpen && <p className="mt-1 text-muted text-sm">{t('report.stays')}</p>}
      <ul className="mt-3.5 border-line border-t">
        {lines.map(({ id, name, number: small, outcome, reason }) => (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-line border-b py-2.5"
          >
            <p className="min-w-0 truncate">
              <span className="font-semibold">{name || t('report.unnamed')}</span>
              {small && <span className="ms-2 text-muted text-sm">{small}</span>}
            </p>
            <StatusPill tone={tones[outcome]}>{t(`report.${outcome}`)}</StatusPill>
            {reason && <p className="col-span-2 text-muted text-sm">{reason}</p>}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
