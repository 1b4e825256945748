import { accessEnd } from '#contract/integrations/api-key.ts';
import { texts } from '#i18n/client.ts';
import { Form } from '#islands/ui/form/kit/Form.tsx';
import { PasswordInput } from '#islands/ui/form/PasswordInput.tsx';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { toast } from '#stores/page/toasts.ts';
import { endAccess } from '#stores/profile/api-keys.ts';

interface Props {
  keys: number;
  sessions: number;
  onClose: () => void;
}

/** The question before everything that reaches the organisation from outside is ended. */
export function EndAccess({ keys, sessions, onClose }: Props) {
  const t = texts('integrations');
  const title = t('endAll.title');
  return (
    <Dialog open alert onClose={onClose} title={title}>
      <Form
        look="plain"
        label={title}
        contract={accessEnd}
        defaults={{ password: '' }}
        onSubmit={async ({ password }) => {
          const ended = await endAccess(password);
          toast('ok', t('endAll.done', ended));
          onClose();
        }}
        submitLabel={t('endAll.confirm')}
        submitLook="danger"
      >
        <p>{t('endAll.question', { keys, sessions })}</p>
        <PasswordInput name="password" label={t('form.password')} autoComplete="current-password" />
      </Form>
    </Dialog>
  );
}
