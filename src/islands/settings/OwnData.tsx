import { exportForm } from '#contract/me/own-data.ts';
import { texts } from '#i18n/client.ts';
import { saveOwnData } from '#stores/me/own-data.ts';
import { toast } from '#stores/page/toasts.ts';
import { Form } from '../ui/form/kit/Form.tsx';
import { PasswordInput } from '../ui/form/PasswordInput.tsx';

/** All data about oneself as a file. */
export function OwnData() {
  const t = texts('settings');
  return (
    <div className="grid gap-4">
      <p className="text-muted">{t('export.lead')}</p>
      <div className="sm:max-w-md">
        <Form
          look="plain"
          again
          label={t('sections.data')}
          contract={exportForm}
          defaults={{ password: '' }}
          onSubmit={async ({ password }) => {
            await saveOwnData(password);
            toast('ok', t('export.done'));
          }}
          submitLabel={t('export.submit')}
          submitLook="secondary"
          busyLabel={t('export.busy')}
          failure={({ status }) => (status === 429 ? t('export.tooMany') : undefined)}
        >
          <PasswordInput name="password" label={t('export.password')} autoComplete="current-password" />
        </Form>
      </div>
    </div>
  );
}
