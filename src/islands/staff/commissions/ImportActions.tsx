import { useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import type { CommissionImport, ImportAction } from '#contract/commissions/import.ts';
import { texts } from '#i18n/client.ts';
import { useConfirm } from '#islands/ui/overlay/useConfirm.tsx';
import { failureText } from '#islands/ui/page/failure-text.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { toast } from '#stores/page/toasts.ts';
import { count, euros } from './import-labels.ts';

interface Props {
  commissionImport: CommissionImport;
  act: (action: ImportAction) => Promise<CommissionImport>;
  reload: () => Promise<void>;
}

const done = { take: 'taken', discard: 'discarded', withdraw: 'withdrawn', retry: 'retried' } as const;

/** Actions on a file; all except a retry ask for confirmation. */
export function ImportActions({ commissionImport, act, reload }: Props) {
  const t = texts('commission-imports');
  const { ask, dialog } = useConfirm();
  const [busy, setBusy] = useState<ImportAction>();
  const { state, errors, complained, lines, amount } = commissionImport;

  async function run(action: ImportAction): Promise<void> {
    const words = { n: count(lines), amount: euros(amount) };
    if (action !== 'retry') {
      const question = { title: t(`${action}Title`), text: t(`${action}Text`, words), confirmLabel: t(action) };
      if (!(await ask({ ...question, danger: action !== 'take' }))) return;
    }
    setBusy(action);
    try {
      await act(action);
      toast('ok', t(done[action], words));
    } catch (cause) {
      toast('danger', failureText(ApiError.from(cause)));
      await reload();
    } finally {
      setBusy(undefined);
    }
  }
  const button = (action: ImportAction, look: 'primary' | 'secondary' = 'secondary') => (
    <Button
      key={action}
      look={look}
      busy={busy === action}
      {...(action === 'take' && { busyLabel: t('taking') })}
      onClick={() => void run(action)}
    >
      {t(action)}
    </Button>
  );

  return (
    <div className="flex flex-wrap gap-2">
      {state === 'trial' && (
        <>
          {button('discard')}
          {button('retry', errors > 0 ? 'primary' : 'secondary')}
          {errors === 0 && button('take', 'primary')}
        </>
      )}
      {state === 'taken' && complained === 0 && button('withdraw')}
      {dialog}
    </div>
  );
}
