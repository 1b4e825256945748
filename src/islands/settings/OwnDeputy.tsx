import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { deputyForm } from '#contract/profile/deputy.ts';
import { periodFaults } from '#domain/access/deputy-rules.ts';
import { addDays, berlinDay } from '#domain/date/berlin-day.ts';
import { texts } from '#i18n/client.ts';
import { $foundation, $isEmployee } from '#stores/foundation/foundation.ts';
import { toast } from '#stores/page/toasts.ts';
import { nameDeputy } from '#stores/profile/deputies.ts';
import { colleagues } from '#stores/profile/members.ts';
import { $user } from '#stores/session/session.ts';
import { DeputyList } from '../record/deputies/DeputyList.tsx';
import { DateField } from '../ui/form/date/DateField.tsx';
import { Form } from '../ui/form/kit/Form.tsx';
import { Select } from '../ui/form/Select.tsx';
import { TextInput } from '../ui/form/TextInput.tsx';
import { Async } from '../ui/page/Async.tsx';
import { Skeleton } from '../ui/page/Skeleton.tsx';
import { Button } from '../ui/text/Button.tsx';

/** A usual absence, in days. */
const usual = 14;

function NameDeputy({ onDone }: { onDone: () => void }) {
  const t = texts('deputies');
  const colleaguesValue = useStore(colleagues.$value);
  const email = useStore($user)?.email.toLowerCase();
  const today = berlinDay(Date.now());
  return (
    <Async
      value={colleaguesValue}
      failedTitle={t('colleaguesFailed')}
      onRetry={colleagues.reload}
      skeleton={<Skeleton rows={3} />}
    >
      {(items) => {
        const others = items.filter((one) => one.email.toLowerCase() !== email);
        if (others.length === 0) return <p className="text-muted">{t('alone')}</p>;
        return (
          <Form
            look="plain"
            label={t('name')}
            contract={deputyForm}
            defaults={{ deputy: '', from: today, to: addDays(today, usual - 1), note: '' }}
            rules={({ from, to }) =>
              Object.entries(from && to ? periodFaults({ from, to }, today) : {}).map(([path, key]) => ({ path, key }))
            }
            onSubmit={async (values, { idempotencyKey }) => {
              await nameDeputy(values, idempotencyKey);
              toast('ok', t('named'));
              onDone();
            }}
            submitLabel={t('submit')}
            actions={<Button onClick={onDone}>{texts('ui')('cancel')}</Button>}
          >
            <Select
              name="deputy"
              label={t('deputy')}
              options={others.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <div className="grid gap-5 sm:grid-cols-2">
              <DateField name="from" label={t('from')} min={today} />
              <DateField name="to" label={t('to')} hint={t('toHint')} min={today} />
            </div>
            <TextInput name="note" label={t('note')} />
          </Form>
        );
      }}
    </Async>
  );
}

/** Deputies of the user in the selected organisation, and colleagues that the user stands in for. */
export function OwnDeputy() {
  const t = texts('deputies');
  const foundation = useStore($foundation);
  const employee = useStore($isEmployee);
  const [isOpen, setOpen] = useState(false);
  if (employee) return <p className="text-muted">{t('notForEmployees')}</p>;
  if (!foundation) return <Skeleton rows={2} />;
  return (
    <div className="grid gap-5">
      <p className="text-muted">{t('lead', { foundation: foundation.title ?? foundation.trid })}</p>
      <DeputyList />
      {isOpen ? (
        <NameDeputy onDone={() => setOpen(false)} />
      ) : (
        <Button className="justify-self-start" onClick={() => setOpen(true)}>
          {t('open')}
        </Button>
      )}
    </div>
  );
}
