import { maxImported } from '#contract/sales/customer-import.ts';
import { texts } from '#i18n/client.ts';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { EncodingGuess } from '#islands/ui/upload/EncodingGuess.tsx';
import { ImportCheck } from './ImportCheck.tsx';
import { ImportMapping } from './ImportMapping.tsx';
import { LostZeros } from './LostZeros.tsx';
import { useImport } from './useImport.ts';

function Actions({ table, judged: importResult, confirmed, busy, back, send }: ReturnType<typeof useImport>) {
  const t = texts('customer-import');
  if (!table) return null;
  const count = table.rows.length;
  const isFine = importResult?.faults.length === 0;
  return (
    <>
      <Button onClick={back}>{t(importResult ? 'backToColumns' : 'otherFile')}</Button>
      {isFine ? (
        <Button
          look="primary"
          busy={busy}
          disabled={importResult.similar.length > 0 && !confirmed}
          onClick={() => send(false)}
        >
          {t('import', { count })}
        </Button>
      ) : (
        <Button look="primary" busy={busy} onClick={() => send(true)}>
          {importResult ? t('checkAgain') : t('check', { count })}
        </Button>
      )}
    </>
  );
}

/** A file of customers: chosen, its columns named, judged row by row, mended in place, and taken in as a whole. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = texts('customer-import');
  const state = useImport(onClose);
  const { table, judged: importResult, failure } = state;
  return (
    <Dialog open size="page" onClose={onClose} title={t('title')} actions={<Actions {...state} />}>
      <div className="grid gap-5">
        {failure && (
          <Notice live tone="danger" title={t('failed')}>
            {failure}
          </Notice>
        )}
        {!table && (
          <label className="grid gap-2">
            <span className="font-semibold">{t('file')}</span>
            <span className="text-muted text-sm">{t('fileHint', { most: maxImported })}</span>
            <input
              type="file"
              accept=".csv,.txt,.xlsx"
              onChange={(event) => state.choose(event.target.files?.[0])}
              className="min-w-0 rounded-control border border-control p-3"
            />
          </label>
        )}
        {table?.guess && <EncodingGuess encoding={table.guess} />}
        {table && <LostZeros cells={state.zeros} onRestore={state.restoreZeros} />}
        {table && !importResult && (
          <ImportMapping
            table={table}
            columns={state.columns}
            onColumns={state.setColumns}
            hasConsent={state.hasConsent}
            onConsent={state.setHasConsent}
          />
        )}
        {table && importResult && (
          <ImportCheck
            table={table}
            columns={state.columns}
            judged={importResult}
            onMend={state.mend}
            confirmed={state.confirmed}
            onConfirm={state.setConfirmed}
          />
        )}
      </div>
    </Dialog>
  );
}
