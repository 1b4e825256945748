import { type InvitationForm, invitationForm } from '#contract/profile/invitation.ts';
import { type GivableRole, givableRoles } from '#contract/profile/users.ts';
import { texts } from '#i18n/client.ts';
import { Checkbox } from '#islands/ui/form/Checkbox.tsx';
import { CheckboxGroup } from '#islands/ui/form/CheckboxGroup.tsx';
import { Form } from '#islands/ui/form/kit/Form.tsx';
import { TextInput } from '#islands/ui/form/TextInput.tsx';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { toast } from '#stores/page/toasts.ts';
import { rightName } from './rights-labels.ts';

interface Props {
  /** What the caller may give. */
  own: readonly GivableRole[];
  /** Ticked when it opens. */
  preset?: readonly GivableRole[];
  /** Throws ApiError. */
  send: (form: InvitationForm, idempotencyKey: string) => Promise<void>;
  onClose: () => void;
}

/** Invites a person by mail to work for an organisation. */
export function Invite({ own, preset = [], send, onClose }: Props) {
  const t = texts('members');
  return (
    <Dialog wide open onClose={onClose} title={t('invite.title')}>
      <div className="grid gap-5">
        <p className="text-muted">{t('invite.text')}</p>
        <Form
          look="plain"
          label={t('invite.title')}
          contract={invitationForm}
          defaults={{ firstName: '', lastName: '', email: '', roles: [...preset], ownOnly: false }}
          onSubmit={async (values, { idempotencyKey }) => {
            await send(values, idempotencyKey);
            toast('ok', t('invite.sent', { email: values.email }));
            onClose();
          }}
          submitLabel={t('invite.submit')}
        >
          <div className="grid gap-5 sm:grid-cols-2">
            <TextInput name="firstName" label={t('invite.firstName')} />
            <TextInput name="lastName" label={t('invite.lastName')} />
          </div>
          <TextInput name="email" type="email" label={t('invite.email')} />
          <CheckboxGroup
            name="roles"
            label={t('invite.roles')}
            hint={t(own.length < givableRoles.length ? 'invite.rolesHint' : 'invite.rolesNone')}
            required={false}
            options={own.map((role) => ({ value: role, label: rightName(role) }))}
          />
          <Checkbox name="ownOnly" required={false} label={t('ownOnly.label')} hint={t('ownOnly.textInvited')} />
        </Form>
      </div>
    </Dialog>
  );
}
