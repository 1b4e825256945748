import { acceptForm, type Invitation } from '#contract/profile/invitation.ts';
import { href } from '#domain/access/routes.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { acceptAsNewUser } from '#stores/profile/invitation.ts';
import { Checkbox } from '../ui/form/Checkbox.tsx';
import { Form } from '../ui/form/kit/Form.tsx';
import { PasswordInput } from '../ui/form/PasswordInput.tsx';
import { TextInput } from '../ui/form/TextInput.tsx';

interface Props {
  invitation: Invitation;
  token: string;
  /** The link is no longer valid, or the address has an account by now. */
  onOver: () => void;
}

/** Name, password and terms of a new user. */
export function AsNewUser({ invitation, token, onOver }: Props) {
  const t = texts('invitation');
  const { firstName, lastName, email, termsVersion } = invitation;
  return (
    <section className="grid gap-3" aria-labelledby="new-access">
      <h2 id="new-access">{t('new.title')}</h2>
      <Form
        look="plain"
        contract={acceptForm}
        defaults={{ firstName, lastName, password: '', repeat: '', accepted: false }}
        onSubmit={({ firstName: first, lastName: last, password }) =>
          acceptAsNewUser(token, { firstName: first, lastName: last, password, termsVersion }, (userId) =>
            t('new.done', { userId }),
          )
        }
        submitLabel={t('new.submit')}
        busyLabel={t('new.busy')}
        failure={(error) => {
          if (error.status === 410) onOver();
          return error.message || undefined;
        }}
      >
        {/* Password managers store the new password for this address. */}
        <input type="text" autoComplete="username" readOnly hidden value={email} />
        <TextInput name="firstName" label={t('new.firstName')} autoComplete="given-name" />
        <TextInput name="lastName" label={t('new.lastName')} autoComplete="family-name" />
        <PasswordInput
          name="password"
          label={t('new.password')}
          hint={t('new.passwordHint')}
          autoComplete="new-password"
        />
        <PasswordInput name="repeat" label={t('new.repeat')} autoComplete="new-password" />
        <Checkbox name="accepted" label={t('new.terms')} required>
          {t('new.termsBefore')}{' '}
          <a href={href('TermsOfUse', pageLocale())} target="_blank" rel="noreferrer" className="underline">
            {t('new.termsLink')}
          </a>{' '}
          {t('new.termsAfter')}
        </Checkbox>
      </Form>
    </section>
  );
}
