import Download from 'lucide/dist/esm/icons/download.mjs';
import { useId, useState } from 'react';
import type { AccessEvidence as Evidence } from '#contract/integrations/sign-in-rules.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { berlinMoment, endOfDay } from '#domain/date/berlin-time.ts';
import { monthsAfter } from '#domain/date/calendar-day.ts';
import { formatMoment } from '#domain/date/date-format.ts';
import { csv } from '#domain/text/csv.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { PlainSelect } from '#islands/ui/form/PlainSelect.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { useCall } from '#islands/ui/page/useCall.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { saveFile } from '#stores/files/save-file.ts';
import { readAccessEvidence } from '#stores/profile/sign-in-rules.ts';

/** Months back. */
const periods = [1, 3, 12] as const;

/** Who could sign in, and below what happened: one file, so that nothing of it is filed without the other. */
function tableOf({ made, users, reviewed, reviewedBy, events }: Evidence): string[][] {
  const t = texts('sign-in-rules');
  const moment = (at?: number) => (at === undefined ? '' : formatMoment(at, pageLocale()));
  const heads = <Name extends string>(names: readonly Name[]) =>
    names.map((name) => t(`column.${name}` as 'column.name'));
  return [
    [t('evidence.made'), moment(made)],
    [t('evidence.reviewed'), moment(reviewed), reviewedBy ?? ''],
    [],
    heads(['name', 'userId', 'rights', 'state', 'factors', 'sessions', 'lastActive']),
    ...users.map(({ name, userId, rights, isDisabled, factors, sessions, lastActive }) => [
      ...[name, userId, rights.join(', '), t(isDisabled ? 'evidence.disabled' : 'evidence.active')],
      ...[factors.join(', '), String(sessions), moment(lastActive)],
    ]),
    [],
    heads(['time', 'kind', 'userId', 'detail', 'address']),
    ...events.map(({ time, kind, name = '', detail = '', address = '' }) => [
      ...[moment(time), t(`kind.${kind}`), name, detail, address],
    ]),
  ];
}

/** The evidence for audits as a table. */
export function AccessEvidence() {
  const t = texts('sign-in-rules');
  const id = useId();
  const [months, setMonths] = useState('12');
  const { busy, failure, run } = useCall();
  const save = () => {
    const today = berlinDay(Date.now());
    const from = berlinMoment(`${monthsAfter(today, -Number(months))} 00:00`);
    void run(() => readAccessEvidence({ from, to: endOfDay(today) }), {
      onDone: (evidence) =>
        saveFile(t('evidence.file', { day: today }), csv(tableOf(evidence)), 'text/csv;charset=utf-8'),
    });
  };
  return (
    <div className="grid gap-3 px-5 py-4">
      <div>
        <h3 id={`${id}-title`}>{t('evidence.title')}</h3>
        <p className="max-w-prose text-muted text-sm">{t('evidence.text')}</p>
      </div>
      {failure && (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-2.5">
        <div className="sm:w-56 max-sm:basis-full">
          <PlainSelect
            aria-label={t('evidence.period')}
            value={months}
            onChange={({ target }) => setMonths(target.value)}
            options={periods.map((one) => ({ value: String(one), label: t(`evidence.months.${one}`) }))}
          />
        </div>
        <Button busy={busy} icon={<Icon of={Download} />} onClick={save}>
          {t('evidence.download')}
        </Button>
      </div>
    </div>
  );
}
