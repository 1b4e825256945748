import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { type DeletionRow, deletionForm } from '#contract/me/own-data.ts';
import { formatDay } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { $foundation } from '#stores/foundation/foundation.ts';
import { askForDeletion, ownDeletions, withdrawDeletion } from '#stores/me/own-data.ts';
import { toast } from '#stores/page/toasts.ts';
import { Form } from '../ui/form/kit/Form.tsx';
import { PasswordInput } from '../ui/form/PasswordInput.tsx';
import { TextArea } from '../ui/form/TextArea.tsx';
import { Async } from '../ui/page/Async.tsx';
import { Notice } from '../ui/page/Notice.tsx';
import { useCall } from '../ui/page/useCall.ts';
import { Button } from '../ui/text/Button.tsx';

function OpenRequest({ request }: { request: DeletionRow }) {
  const t = texts('settings');
  const { busy, failure, run } = useCall();
  const withdraw = () => void run(() => withdrawDeletion(request.id), { done: t('deletion.withdrawn'), leaves: true });
  return (
    <Notice
      title={t('deletion.submitted', { day: formatDay(request.created, pageLocale()) })}
      actions={
        <Button small busy={busy} onClick={withdraw}>
          {t('deletion.withdraw')}
        </Button>
      }
    >
      {t('deletion.submittedText')}
      {failure && (
        <p role="alert" className="mt-2 font-semibold text-danger">
          {failure}
        </p>
      )}
    </Notice>
  );
}

function NewRequest() {
  const t = texts('settings');
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) {
    return (
      <Button className="justify-self-start" onClick={() => setOpen(true)}>
        {t('deletion.open')}
      </Button>
    );
  }
  return (
    <Form
      look="plain"
      label={t('sections.deletion')}
      contract={deletionForm}
      defaults={{ reason: '', password: '' }}
      onSubmit={async (values) => {
        await askForDeletion(values);
        toast('ok', t('deletion.sent'));
      }}
      submitLabel={t('deletion.submit')}
      submitLook="danger"
    >
      <TextArea name="reason" label={t('deletion.reason')} />
      <PasswordInput name="password" label={t('deletion.password')} autoComplete="current-password" />
    </Form>
  );
}

function Decided({ request }: { request: DeletionRow }) {
  const t = texts('settings');
  const { state, answer, modified } = request;
  return (
    <p className="text-muted text-sm">
      {t(`deletion.states.${state}`, { day: formatDay(modified, pageLocale()) })}
      {answer && ` · ${t('deletion.answer', { answer })}`}
    </p>
  );
}

/** Asks for the own account to be deleted, and shows what became of it. */
export function AccountDeletion() {
  const t = texts('settings');
  const requests = useStore(ownDeletions.$value);
  const foundation = useStore($foundation);
  return (
    <div className="grid gap-4">
      <p className="text-muted">{t('deletion.lead')}</p>
      <p className="text-muted">{t('deletion.kept')}</p>
      {foundation ? (
        <Async value={requests} failedTitle={t('deletion.failed')} onRetry={ownDeletions.reload}>
          {(items) => {
            const open = items.find(({ state }) => state === 'submitted');
            const [last] = items;
            return (
              <>
                {open ? <OpenRequest request={open} /> : <NewRequest />}
                {!open && last && <Decided request={last} />}
              </>
            );
          }}
        </Async>
      ) : (
        <p>{t('deletion.noFoundation')}</p>
      )}
    </div>
  );
}
