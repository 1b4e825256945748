import { useState } from 'react';
import type { CommissionImport, ImportAction } from '#contract/commissions/import.ts';
import { texts } from '#i18n/client.ts';
import { ConfirmForm } from '#islands/ui/overlay/ConfirmForm.tsx';
import { useCall } from '#islands/ui/page/useCall.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { count, euros } from './import-labels.ts';

interface Props {
  commissionImport: CommissionImport;
  act: (action: ImportAction) => Promise<CommissionImport>;
  reload: () => Promise<void>;
}

const done = { take: 'taken', discard: 'discarded', withdraw: 'withdrawn' } as const;
type Asked = keyof typeof done;

/** Actions on a file; all except a retry ask for confirmation. */
export function ImportActions({ commissionImport, act, reload }: Props) {
  const t = texts('commission-imports');
  const [asked, setAsked] = useState<Asked>();
  const { busy, run } = useCall({ toasts: true });
  const { state, errors, complained, lines, amount } = commissionImport;
  const words = { n: count(lines), amount: euros(amount) };

  const actOn = async (action: ImportAction) => {
    try {
      await act(action);
    } catch (cause) {
      void reload();
      throw cause;
    }
  };
  const retry = () => void run(() => actOn('retry'), { done: t('retried') });
  const button = (action: Asked, look: 'primary' | 'secondary' = 'secondary') => (
    <Button look={look} onClick={() => setAsked(action)}>
      {t(action)}
    </Button>
  );

  return (
    <div className="flex flex-wrap gap-2">
      {state === 'trial' && (
        <>
          {button('discard')}
          <Button look={errors > 0 ? 'primary' : 'secondary'} busy={busy} onClick={retry}>
            {t('retry')}
          </Button>
          {errors === 0 && button('take', 'primary')}
        </>
      )}
      {state === 'taken' && complained === 0 && button('withdraw')}
      <ConfirmForm
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={asked && t(`${asked}Title`)}
        confirmLabel={asked && t(asked)}
        danger={asked !== 'take'}
        busyLabel={asked === 'take' ? t('taking') : undefined}
        action={async () => asked && actOn(asked)}
        done={asked && t(done[asked], words)}
      >
        {asked && t(`${asked}Text`, words)}
      </ConfirmForm>
    </div>
  );
}
