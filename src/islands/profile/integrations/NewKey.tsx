import { networksIn, newApiKeyForm } from '#contract/integrations/api-key.ts';
import { type KeyRights, keyAreas } from '#contract/integrations/key-rights.ts';
import { addDays, berlinDay } from '#domain/date/berlin-day.ts';
import { longestLife, mayWrite } from '#domain/integrations/api-keys.ts';
import { texts } from '#i18n/client.ts';
import { DateField } from '#islands/ui/form/date/DateField.tsx';
import { FieldGroup } from '#islands/ui/form/FieldGroup.tsx';
import { Form } from '#islands/ui/form/kit/Form.tsx';
import { PasswordInput } from '#islands/ui/form/PasswordInput.tsx';
import { Select } from '#islands/ui/form/Select.tsx';
import { TextInput } from '#islands/ui/form/TextInput.tsx';
import { useFormValues } from '#islands/ui/form/useFormField.ts';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { makeApiKey } from '#stores/profile/api-keys.ts';

interface Props {
  /** What the reader may give. */
  offered: KeyRights;
  /** Where the reader is now. */
  address: string;
  onClose: () => void;
}

/** Asked where the key may write. */
function PasswordOfWriter() {
  const t = texts('integrations');
  const values = useFormValues();
  const isWriting = keyAreas.some((area) => values[area] === 'write');
  if (!isWriting) return null;
  return (
    <PasswordInput
      required
      name="password"
      label={t('form.password')}
      hint={t('form.passwordHint')}
      autoComplete="current-password"
    />
  );
}

export function NewKey({ offered, address, onClose }: Props) {
  const t = texts('integrations');
  const today = berlinDay(Date.now());
  const areas = keyAreas.filter((area) => offered[area]);
  return (
    <Dialog open onClose={onClose} title={t('form.title')}>
      <Form
        look="plain"
        label={t('form.title')}
        contract={newApiKeyForm}
        defaults={{
          ...{ name: '', networks: '', until: addDays(today, 365), password: '' },
          ...Object.fromEntries(keyAreas.map((area) => [area, ''])),
        }}
        rules={(values) => (areas.some((area) => values[area]) ? [] : [{ path: areas[0] ?? 'name', key: 'keyRights' }])}
        onSubmit={async ({ name, networks, until, password, ...levels }) => {
          const given = keyAreas.flatMap((area) => (levels[area] ? [[area, levels[area]]] : []));
          const rights: KeyRights = Object.fromEntries(given);
          const proof = mayWrite(rights) && password ? { password } : {};
          await makeApiKey({ name, rights, networks: networksIn(networks), until, ...proof });
          onClose();
        }}
        submitLabel={t('form.submit')}
      >
        <TextInput name="name" label={t('form.name')} hint={t('form.nameHint')} />
        <FieldGroup title={t('form.rights')} hint={t('form.rightsHint')}>
          <div className="grid gap-4 sm:grid-cols-2">
            {areas.map((area) => (
              <Select
                key={area}
                required={false}
                name={area}
                label={t(`areas.${area}`)}
                placeholder={t('level.none')}
                options={(['read', 'write'] as const)
                  .filter((level) => level === 'read' || offered[area] === 'write')
                  .map((value) => ({ value, label: t(`level.${value}`) }))}
              />
            ))}
          </div>
        </FieldGroup>
        <FieldGroup title={t('form.limits')}>
          <TextInput
            required={false}
            name="networks"
            label={t('form.networks')}
            hint={t('form.networksHint', { address })}
          />
          <DateField
            name="until"
            label={t('form.until')}
            hint={t('form.untilHint')}
            min={today}
            max={addDays(today, longestLife)}
          />
        </FieldGroup>
        <PasswordOfWriter />
      </Form>
    </Dialog>
  );
}
