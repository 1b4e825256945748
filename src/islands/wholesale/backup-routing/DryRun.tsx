import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { type BackupSimulation, callFailures, simulatedCall } from '#contract/wholesale/backup-rule.ts';
import { texts } from '#i18n/client.ts';
import { actionFooter } from '#islands/record/action-footer.tsx';
import { Form } from '#islands/ui/form/kit/Form.tsx';
import { useFormScope } from '#islands/ui/form/kit/form-scope.ts';
import { PhoneInput } from '#islands/ui/form/PhoneInput.tsx';
import { Select } from '#islands/ui/form/Select.tsx';
import { useOtherValue } from '#islands/ui/form/useFormField.ts';
import { Card } from '#islands/ui/page/Card.tsx';
import { dryRun } from '#stores/wholesale/backups.ts';
import { accountLabel, useAccounts } from './backup-labels.ts';
import { CallFlow } from './CallFlow.tsx';
import { CallSteps } from './CallSteps.tsx';

type Accounts = NonNullable<ReturnType<typeof useAccounts>>;

/** The main number of the chosen account, unless the user has typed another one. */
function useMainNumber(accounts: Accounts): void {
  const { form } = useFormScope();
  const account = useOtherValue<string>('sipAccountId');
  useEffect(() => {
    const main = accounts.find(({ id }) => id === account)?.mainNumber;
    const typed = form.getValues('number');
    const isSuggested = !typed || accounts.some(({ mainNumber }) => mainNumber === typed);
    if (main && isSuggested) form.setValue('number', main);
  }, [account, accounts, form]);
}

function Fields({ accounts }: { accounts: Accounts }) {
  const t = texts('backup-routing');
  useMainNumber(accounts);
  return (
    <>
      <Select
        name="sipAccountId"
        label={t('account')}
        required
        options={accounts.map((one) => ({ value: one.id, label: accountLabel(one) }))}
      />
      <PhoneInput name="number" label={t('dryRun.number')} required />
      <Select
        name="failure"
        label={t('dryRun.failure')}
        required
        options={callFailures.map((value) => ({ value, label: t(`failure.${value}`) }))}
      />
    </>
  );
}

type SimulationInput = z.output<typeof simulatedCall>;
interface CallProps {
  accounts: Accounts;
  accountId: string;
  onCall: (call: SimulationInput) => Promise<void>;
}

/** The form of a call; it keeps its input, so that the next failure is one choice away. */
function Call({ accounts, accountId, onCall }: CallProps) {
  const t = texts('backup-routing');
  const callInput = useRef<SimulationInput>({
    sipAccountId: accounts.some(({ id }) => id === accountId) ? accountId : '',
    number: '',
    failure: 'unreachable',
  });
  return (
    <Form
      look="plain"
      again
      label={t('dryRun.title')}
      contract={simulatedCall}
      defaults={callInput.current}
      submitLabel={t('dryRun.submit')}
      footer={actionFooter({ label: t('dryRun.submit'), look: 'secondary', busyLabel: texts('ui')('busy') })}
      onSubmit={async (call) => {
        await onCall(call);
        Object.assign(callInput.current, call);
      }}
    >
      <Fields accounts={accounts} />
    </Form>
  );
}

interface Props {
  /** Chosen from the start. */
  accountId?: string;
  /** A rule that counts as switched on and valid; its change makes an older answer stale. */
  rule?: { id: string; version: number; isAtWork: boolean };
  /** With the whole width for itself: the answer stands beside the question, and its picture beside its sentences. */
  wide?: boolean;
}

/** "What happens to a call to … if this trunk is down now": asked of the rules that are on at this moment, and the shown one. */
export function DryRun({ accountId = '', rule, wide }: Props) {
  const t = texts('backup-routing');
  const accounts = useAccounts();
  const [answer, setAnswer] = useState<BackupSimulation & { of: number | undefined }>();
  const currentAnswer = answer && answer.of === rule?.version ? answer : undefined;
  return (
    <Card title={t('dryRun.title')}>
      <div className={wide ? 'grid gap-x-8 gap-y-5 lg:grid-cols-[20rem_minmax(0,1fr)]' : 'grid gap-5'}>
        {/* Clears the last answer first, because it does not belong to the next call. */}
        <div className="grid content-start gap-5" onSubmitCapture={() => setAnswer(undefined)}>
          <p className="text-muted text-sm">
            {t('dryRun.lead')} {rule && !rule.isAtWork && t('dryRun.tried')}
          </p>
          {accounts && (
            <Call
              accounts={accounts}
              accountId={accountId}
              onCall={async (call) =>
                setAnswer({ ...(await dryRun({ ...call, ...(rule && { rule: rule.id }) })), of: rule?.version })
              }
            />
          )}
        </div>
        <div role="status" className={`grid content-start gap-5 empty:hidden ${wide ? 'md:grid-cols-2' : ''}`}>
          {currentAnswer && (
            <>
              <CallSteps steps={currentAnswer.steps} />
              <CallFlow steps={currentAnswer.steps} />
            </>
          )}
        </div>
      </div>
    </Card>
  );
}
