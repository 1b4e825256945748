import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { factorConfirmation, factorName } from '#contract/me/factor-requests.ts';
import type { FactorAdded } from '#contract/me/second-factor.ts';
import { texts } from '#i18n/client.ts';
import { toast } from '#stores/page/toasts.ts';
import { addPasskey, removeFactor, renewRecoveryCodes } from '#stores/session/second-factor.ts';
import type { FormContract } from '../ui/form/kit/contract-resolver.ts';
import { Form } from '../ui/form/kit/Form.tsx';
import type { FormProps } from '../ui/form/kit/form-props.ts';
import { PasswordInput } from '../ui/form/PasswordInput.tsx';
import { TextInput } from '../ui/form/TextInput.tsx';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import { AddAuthenticator } from './AddAuthenticator.tsx';
import type { FactorAct } from './factor-action.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** What the user may want to call a passkey of this device. */
const deviceName = (agent = navigator.userAgent): string =>
  `Passkey ${systems.find(([pattern]) => pattern.test(agent))?.[1] ?? ''}`.trim();

interface Props {
  act: FactorAct;
  /** Nothing is left where it is removed. */
  isLast: boolean;
  onAdded: (added: FactorAdded) => void;
  onCodes: (codes: readonly string[]) => void;
  onClose: () => void;
}

type FactorFormProps<C extends FormContract> = Pick<
  FormProps<C>,
  'contract' | 'defaults' | 'onSubmit' | 'submitLabel' | 'submitLook' | 'failure'
>;

/** Asks for the current password, because a change of the sign-in needs proof of identity. */
function Confirmation<C extends FormContract>({
  lead,
  children,
  ...form
}: FactorFormProps<C> & { lead: ReactNode; children?: ReactNode }) {
  const t = texts('second-factor');
  return (
    <div className="grid gap-5">
      <p>{lead}</p>
      <Form look="plain" label={form.submitLabel} busyLabel={t('busy')} {...form}>
        {children}
        <PasswordInput
          name="password"
          label={t('password')}
          hint={t('passwordHint')}
          required={false}
          autoComplete="current-password"
        />
      </Form>
    </div>
  );
}

const namedConfirmation = z.extend(factorConfirmation, { name: factorName });

/** Adds, removes or renews, each in a dialog of its own. */
export function FactorDialog({ act, isLast, onAdded, onCodes, onClose }: Props) {
  const t = texts('second-factor');
  const dialog = (title: string, content: ReactNode) => (
    <Dialog open title={title} onClose={onClose}>
      {content}
    </Dialog>
  );
  if (act === 'authenticator') return dialog(t('app.title'), <AddAuthenticator onAdded={onAdded} />);
  if (act === 'passkey')
    return dialog(
      t('passkey.title'),
      <Confirmation
        contract={namedConfirmation}
        defaults={{ name: deviceName(), password: '' }}
        lead={t('passkey.lead')}
        submitLabel={t('passkey.submit')}
        onSubmit={async ({ name, password }) => {
          const added = await addPasskey(name, password);
          if (typeof added === 'object') return onAdded(added);
          toast('danger', t(`passkey.${added}`));
          onClose();
        }}
      >
        <TextInput name="name" label={t('name')} hint={t('nameHint')} required={false} maxLength={60} />
      </Confirmation>,
    );
  if (act === 'recoveryCodes')
    return dialog(
      t('codes.renewTitle'),
      <Confirmation
        contract={factorConfirmation}
        defaults={{ password: '' }}
        lead={t('codes.renewText')}
        submitLabel={t('codes.renew')}
        onSubmit={async ({ password }) => onCodes(await renewRecoveryCodes(password))}
      />,
    );
  const { remove } = act;
  return dialog(
    t('removeTitle', { name: remove.name }),
    <Confirmation
      contract={factorConfirmation}
      defaults={{ password: '' }}
      lead={t(isLast ? 'removeLast' : 'removeText')}
      submitLabel={t('remove')}
      submitLook="danger"
      onSubmit={async ({ password }) => {
        await removeFactor(remove.id, password);
        toast('ok', t('removed', { name: remove.name }));
        onClose();
      }}
    />,
  );
}

export { RecoveryCodes };
