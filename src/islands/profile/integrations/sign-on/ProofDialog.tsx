import { providerProof } from '#contract/integrations/sign-on.ts';
import { texts } from '#i18n/client.ts';
import { Form } from '#islands/ui/form/kit/Form.tsx';
import { PasswordInput } from '#islands/ui/form/PasswordInput.tsx';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { toast } from '#stores/page/toasts.ts';
import type { SignOnStore } from '#stores/profile/sign-on.ts';

interface Props {
  /** What is asked for: to disconnect the provider, or to make a token. */
  what: 'remove' | 'token';
  name: string;
  store: SignOnStore;
  onClose: () => void;
}

/** An act that the password is asked for. */
export function ProofDialog({ what, name, store, onClose }: Props) {
  const t = texts('sign-on');
  const title = t(`${what}.title`, { name });
  return (
    <Dialog open alert={what === 'remove'} onClose={onClose} title={title}>
      <Form
        look="plain"
        label={title}
        contract={providerProof}
        defaults={{ password: '' }}
        onSubmit={async ({ password }) => {
          if (what === 'remove') {
            await store.remove(password);
            toast('ok', t('remove.done', { name }));
          } else await store.makeToken(password);
          onClose();
        }}
        submitLabel={t(`${what}.confirm`)}
        {...(what === 'remove' && { submitLook: 'danger' as const })}
      >
        <p>{t(`${what}.text`)}</p>
        <PasswordInput name="password" label={t('form.password')} autoComplete="current-password" />
      </Form>
    </Dialog>
  );
}
