import Ellipsis from 'lucide/dist/esm/icons/ellipsis.mjs';
import { useId, useState } from 'react';
import type { ApiError } from '#api/api-error.ts';
import type { NumberRow } from '#contract/wholesale/number.ts';
import { numberStateMoves } from '#domain/wholesale/numbers/number-life.ts';
import { message, texts } from '#i18n/client.ts';
import { type Option, PlainSelect } from '#islands/ui/form/PlainSelect.tsx';
import { ConfirmForm } from '#islands/ui/overlay/ConfirmForm.tsx';
import { MenuButton } from '#islands/ui/overlay/MenuButton.tsx';
import { failureText } from '#islands/ui/page/failure-text.ts';
import { useCall } from '#islands/ui/page/useCall.ts';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { keptTitle } from '#islands/ui/text/kept-title.ts';
import { accountsForNumber, runNumberAction } from '#stores/wholesale/number-actions.ts';

type Row = Pick<NumberRow, 'id' | 'version' | 'number' | 'state' | 'customerId' | 'accountId'>;

function textOf(error: ApiError): string {
  const [key] = Object.values(error.fields ?? {});
  return key ? message(key) : failureText(error);
}

/** Manual actions on a number: moving it to another account of its customer, or returning it. */
export function NumberActions({ row, changed }: { row: Row; changed: () => Promise<void> }) {
  const t = texts('numbers');
  const id = useId();
  const { run } = useCall({ toasts: true, textOf });
  const [isTerminating, setTerminating] = useState(false);
  const [accounts, setAccounts] = useState<readonly Option[]>();
  const [chosen, setChosen] = useState('');
  const number = keptTitle(row.number);

  const assign = () => {
    setChosen('');
    const offer = (all: readonly Option[]) => setAccounts(all.filter(({ value }) => value !== row.accountId));
    void run(() => accountsForNumber(row.customerId), { onDone: offer });
  };

  const items = [
    ...(numberStateMoves.assign[row.state] ? [{ label: t('acts.assignOpen'), onSelect: assign }] : []),
    ...(numberStateMoves.terminate[row.state]
      ? [{ label: t('acts.terminateOpen'), onSelect: () => setTerminating(true) }]
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
      <ConfirmForm
        danger
        open={isTerminating}
        onClose={() => setTerminating(false)}
        title={t('acts.terminateTitle', { number })}
        confirmLabel={t('acts.terminate')}
        textOf={textOf}
        action={(key) => runNumberAction(row, { _action: 'terminate' }, key)}
        done={t('acts.terminated', { number })}
        onDone={changed}
      >
        {t('acts.terminateText')}
      </ConfirmForm>
      <ConfirmForm
        hasFields
        open={accounts !== undefined}
        onClose={() => setAccounts(undefined)}
        title={t('acts.assignTitle', { number })}
        confirmLabel={accounts?.length ? t('acts.assign') : null}
        isReady={chosen !== ''}
        values={chosen}
        textOf={textOf}
        action={(key) => runNumberAction(row, { _action: 'assign', sipAccountId: chosen }, key)}
        done={t('acts.assigned', { number })}
        onDone={changed}
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
      </ConfirmForm>
    </span>
  );
}
