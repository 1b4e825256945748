import { ApiError } from '#api/api-error.ts';
import type { SignOnSettings } from '#contract/integrations/sign-on.ts';
import { texts } from '#i18n/client.ts';
import { Checkbox } from '#islands/ui/form/Checkbox.tsx';
import { FieldGroup } from '#islands/ui/form/FieldGroup.tsx';
import { Form } from '#islands/ui/form/kit/Form.tsx';
import { PasswordInput } from '#islands/ui/form/PasswordInput.tsx';
import { TextArea } from '#islands/ui/form/TextArea.tsx';
import { TextInput } from '#islands/ui/form/TextInput.tsx';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { toast } from '#stores/page/toasts.ts';
import type { SignOnStore } from '#stores/profile/sign-on.ts';
import { changeOf, formDefaults, roleField, signOnForm } from './sign-on-form.ts';

interface Props {
  settings: SignOnSettings;
  store: SignOnStore;
  /** Another administrator releases it. */
  needsReason: boolean;
  onClose: () => void;
}

/** A fault of a row of the mapping stands at the field that made it. */
function atFields(error: ApiError, change: ReturnType<typeof changeOf>): ApiError {
  const fields = Object.entries(error.fields ?? {}).map(([path, key]): [string, string] => {
    const [, row] = /^mapping\.roles\.(\d+)\./.exec(path) ?? [];
    const role = row === undefined ? undefined : change.mapping.roles[Number(row)]?.role;
    if (role) return [roleField(role), key];
    if (path.startsWith('mapping.organisations.')) return ['organisations', key];
    return [path.replace(/^mapping\./, '').replace(/\.\d+$/, ''), key];
  });
  return fields.length === 0 || !error.answer
    ? error
    : new ApiError(error.status, { ...error.answer, fields: Object.fromEntries(fields) });
}

export function SignOnDialog({ settings, store, needsReason, onClose }: Props) {
  const t = texts('sign-on');
  const { provider, roles, domains } = settings;
  const title = t(provider ? 'form.changeTitle' : 'form.title');
  return (
    <Dialog open onClose={onClose} title={title}>
      <Form
        look="plain"
        label={title}
        contract={signOnForm(roles, needsReason)}
        defaults={formDefaults(provider, roles)}
        onSubmit={async (values) => {
          const change = changeOf(values, provider, roles);
          try {
            await store.save(change);
          } catch (error) {
            throw atFields(ApiError.from(error), change);
          }
          toast('ok', t(needsReason ? 'form.proposed' : 'form.saved'));
          onClose();
        }}
        submitLabel={t(needsReason ? 'form.propose' : 'form.save')}
      >
        <TextInput name="name" label={t('form.name')} hint={t('form.nameHint')} />
        <TextInput
          name="issuer"
          label={t('form.issuer')}
          hint={t('form.issuerHint')}
          inputMode="text"
          spellCheck={false}
        />
        <TextInput name="clientId" label={t('form.clientId')} spellCheck={false} />
        <TextInput
          required={false}
          name="secret"
          label={t('form.secret')}
          hint={t(provider?.hasSecret ? 'form.secretStays' : 'form.secretHint')}
          spellCheck={false}
        />
        <TextInput
          required={false}
          name="domains"
          label={t('form.domains')}
          hint={domains ? t('form.domainsHint', { domains: domains.join(', ') || '–' }) : t('form.domainsFree')}
          spellCheck={false}
        />
        <FieldGroup title={t('form.roles')} hint={t(needsReason ? 'form.rolesHintStaff' : 'form.rolesHint')}>
          <TextInput
            required={false}
            name="rolesClaim"
            label={t('form.rolesClaim')}
            hint={t('form.rolesClaimHint')}
            spellCheck={false}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            {roles.map((role) => (
              <TextInput
                key={role}
                required={false}
                name={roleField(role)}
                label={texts('roles')(role as 'SP')}
                spellCheck={false}
              />
            ))}
          </div>
          {needsReason && (
            <>
              <TextInput
                required={false}
                name="organisationClaim"
                label={t('form.organisationClaim')}
                spellCheck={false}
              />
              <TextArea
                required={false}
                rows={3}
                name="organisations"
                label={t('form.organisations')}
                hint={t('form.organisationsHint')}
              />
            </>
          )}
          <TextInput
            required={false}
            name="idClaim"
            label={t('form.idClaim')}
            hint={t('form.idClaimHint')}
            spellCheck={false}
          />
        </FieldGroup>
        <FieldGroup title={t('form.rules')}>
          <Checkbox name="createsUsers" label={t('form.createsUsers')} hint={t('form.createsUsersHint')} />
          <TextInput
            required={false}
            name="factorValues"
            label={t('form.factorValues')}
            hint={t('form.factorValuesHint')}
            spellCheck={false}
          />
          <Checkbox
            name="endsAtProvider"
            label={t('form.endsAtProvider')}
            short={t('form.endsAtProvider')}
            hint={t('form.endsAtProviderHint', { addresses: settings.afterLogout.join(', ') })}
          />
          <Checkbox
            name="passwordOff"
            label={t('form.passwordOff')}
            short={t('form.passwordOff')}
            hint={t('form.passwordOffHint')}
          />
        </FieldGroup>
        {needsReason && <TextInput name="reason" label={t('form.reason')} hint={t('form.reasonHint')} />}
        <PasswordInput name="password" label={t('form.password')} autoComplete="current-password" />
      </Form>
    </Dialog>
  );
}
