import Ellipsis from 'lucide/dist/esm/icons/ellipsis.mjs';
import { useId, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import type { NumberRow } from '#contract/wholesale/number.ts';
import { numberStateMoves } from '#domain/wholesale/numbers/number-life.ts';
import { message, texts } from '#i18n/client.ts';
import { newKey } from '#islands/ui/form/kit/intent.ts';
import { type Option, PlainSelect } from '#islands/ui/form/PlainSelect.tsx';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { MenuButton } from '#islands/ui/overlay/MenuButton.tsx';
import { useConfirm } from '#islands/ui/overlay/useConfirm.tsx';
import { failureText } from '#islands/ui/page/failure-text.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { keptTitle } from '#islands/ui/text/kept-title.ts';
import { toast } from '#stores/page/toasts.ts';
import { accountsForNumber, runNumberAction } from '#stores/wholesale/number-actions.ts';

type Row = Pick<NumberRow, 'id' | 'version' | 'number' | 'state' | 'customerId' | 'accountId'>;

function showFailure(cause: unknown): void {
  const error = ApiError.from(cause);
  const [key] = Object.values(error.fields ?? {});
  toast('danger', key ? message(key) : failureText(error));
}

/** Manual actions on a number: moving it to another account of its customer, or returning it. */
export function NumberActions({ row, changed }: { row: Row; changed: () => Promise<void> }) {
  const t = texts('numbers');
  const id = useId();
  const { ask, dialog } = useConfirm();
  const [busy, setBusy] = useState(false);
  const [accounts, setAccounts] = useState<readonly Option[]>();
  const [chosen, setChosen] = useState('');
  const number = keptTitle(row.number);
  const close = () => setAccounts(undefined);

  async function run(action: Record<string, string>, done: string): Promise<void> {
    setBusy(true);
    try {
      await runNumberAction(row, action, newKey());
      toast('ok', done);
      close();
      await changed();
    } catch (cause) {
      showFailure(cause);
    }
    setBusy(false);
  }

  async function assign(): Promise<void> {
    try {
      setChosen('');
      setAccounts((await accountsForNumber(row.customerId)).filter(({ value }) => value !== row.accountId));
    } catch (cause) {
      showFailure(cause);
    }
  }

  async function terminate(): Promise<void> {
    const question = {
      title: t('acts.terminateTitle', { number }),
      text: t('acts.terminateText'),
      confirmLabel: t('acts.terminate'),
      danger: true,
    };
    if (await ask(question)) await run({ _action: 'terminate' }, t('acts.terminated', { number }));
  }

  const items = [
    ...(numberStateMoves.assign[row.state] ? [{ label: t('acts.assignOpen'), onSelect: () => void assign() }] : []),
    ...(numberStateMoves.terminate[row.state]
      ? [{ label: t('acts.terminateOpen'), onSelect: () => void terminate() }]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <span className="print:hidden">
      <MenuButton
        label={t('acts.label', { number })}
        items={items}
        arrow={false}
        align="end"
        className="btn btn-quiet btn-small"
      >
        <Icon of={Ellipsis} size={20} />
      </MenuButton>
      {dialog}
      <Dialog
        open={accounts !== undefined}
        onClose={close}
        title={t('acts.assignTitle', { number })}
        actions={
          accounts?.length ? (
            <>
              <Button onClick={close}>{texts('ui')('cancel')}</Button>
              <Button
                look="primary"
                busy={busy}
                disabled={!chosen}
                onClick={() => void run({ _action: 'assign', sipAccountId: chosen }, t('acts.assigned', { number }))}
              >
                {t('acts.assign')}
              </Button>
            </>
          ) : (
            <Button onClick={close}>{texts('ui')('close')}</Button>
          )
        }
      >
        {accounts?.length ? (
          <div className="grid gap-3">
            <p>{t('acts.assignText')}</p>
            <label htmlFor={id} className="font-semibold">
              {t('sipAccountId')}
            </label>
            <PlainSelect
              id={id}
              options={accounts}
              placeholder={t('acts.choose')}
              value={chosen}
              onChange={(event) => setChosen(event.target.value)}
            />
          </div>
        ) : (
          <p>{t('acts.noOther')}</p>
        )}
      </Dialog>
    </span>
  );
}
