import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { CommissionImport } from '#contract/commissions/import.ts';
import { href } from '#domain/access/routes.ts';
import { formatMoment } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Facts } from '#islands/record/Facts.tsx';
import { RecordFrame } from '#islands/record/RecordFrame.tsx';
import { Async } from '#islands/ui/page/Async.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { usePageTitle } from '#islands/ui/page/usePageTitle.ts';
import { LinkButton } from '#islands/ui/text/Button.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { importStore } from '#stores/staff/commission-imports.ts';
import { ImportActions } from './ImportActions.tsx';
import { ImportFaults } from './ImportFaults.tsx';
import { ImportSample, ImportSums } from './ImportTables.tsx';
import { count, euros, monthOf, operatorOf, stateTone } from './import-labels.ts';

/** Whether the file can be taken over, and what to do where it cannot. */
function Verdict({ found: commissionImport }: { found: CommissionImport }) {
  const t = texts('commission-imports');
  if (commissionImport.complained > 0)
    return (
      <Notice tone="warn" title={t('notice.complained', { count: commissionImport.complained })}>
        {t('notice.complainedText')}
      </Notice>
    );
  if (commissionImport.state !== 'trial') return null;
  if (commissionImport.errors > 0)
    return (
      <Notice tone="danger" title={t('notice.errors')}>
        {t('notice.errorsText')}
      </Notice>
    );
  return commissionImport.warnings > 0 ? (
    <Notice tone="warn" title={t('notice.warnings')}>
      {t('notice.warningsText')}
    </Notice>
  ) : (
    <Notice tone="ok" title={t('notice.ready')}>
      {t('notice.readyText')}
    </Notice>
  );
}

function factsOf(commissionImport: CommissionImport) {
  const t = texts('commission-imports');
  const moment = (ms: number) => formatMoment(ms, pageLocale());
  const { mapping, docNumber, lines, amount, documentAmount, source, created, createdBy, decided, decidedBy } =
    commissionImport;
  return [
    { label: t('operator'), value: operatorOf(commissionImport) },
    { label: t('month'), value: monthOf(commissionImport) },
    { label: t('docNumber'), value: docNumber },
    { label: t('mapping'), value: mapping },
    { label: t('lines'), value: count(lines) },
    { label: t('amount'), value: euros(amount) },
    { label: t('documentAmount'), value: documentAmount === undefined ? undefined : euros(documentAmount) },
    { label: t('source'), value: t(`sources.${source}`) },
    { label: t('received'), value: `${moment(created)}, ${createdBy}` },
    { label: t('decided'), value: decided === undefined ? undefined : `${moment(decided)}, ${decidedBy ?? ''}` },
  ];
}

/** What a file would bring or brought, and what is wrong with it. */
export function ImportDetail({ id }: { id: string }) {
  const t = texts('commission-imports');
  const [store] = useState(() => importStore(id));
  const importValue = useStore(store.$value);
  const title = importValue.state === 'ready' ? importValue.value.name : texts('routes')('CommissionStatements');
  usePageTitle(title);
  const back = <LinkButton href={href('CommissionStatements', pageLocale())}>{t('one.back')}</LinkButton>;
  return (
    <RecordFrame route="CommissionStatements" list="CommissionStatements" title={title}>
      {importValue.state === 'failed' && importValue.error.status === 404 ? (
        <Notice tone="warn" title={t('one.missing')} actions={back}>
          {t('one.missingText')}
        </Notice>
      ) : (
        <Async value={importValue} failedTitle={t('one.failed')} onRetry={store.reload}>
          {(one) => (
            <div className="grid grid-cols-1 gap-5">
              <div className="flex flex-wrap items-center justify-between gap-3">
                <StatusPill tone={stateTone[one.state]}>{t(`states.${one.state}`)}</StatusPill>
                <ImportActions commissionImport={one} act={store.act} reload={store.reload} />
              </div>
              <Verdict found={one} />
              <ImportFaults found={one} />
              <Facts title={t('facts')} facts={factsOf(one)} />
              {one.sums.length > 0 && <ImportSums found={one} />}
              {one.sample.length > 0 && <ImportSample found={one} />}
              <p>{back}</p>
            </div>
          )}
        </Async>
      )}
    </RecordFrame>
  );
}
