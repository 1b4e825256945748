import { type OwnProfile, ownProfileFields, personSalutations, titles } from '#contract/me/own-profile.ts';
import { formatPhone } from '#contract/numbering/phone-number.ts';
import { texts } from '#i18n/client.ts';
import { FieldRow } from '#islands/ui/form/FieldRow.tsx';
import { Form } from '#islands/ui/form/kit/Form.tsx';
import { PhoneInput } from '#islands/ui/form/PhoneInput.tsx';
import { RadioGroup } from '#islands/ui/form/RadioGroup.tsx';
import { Select } from '#islands/ui/form/Select.tsx';
import { TextInput } from '#islands/ui/form/TextInput.tsx';
import { toast } from '#stores/page/toasts.ts';
import { saveOwnProfile } from '#stores/profile/own-profile.ts';

const shownPhone = (stored: string | undefined) => (stored ? formatPhone(stored) : '');

/** What the user says of himself. */
export function OwnDataForm({ profile }: { profile: OwnProfile }) {
  const t = texts('profile');
  const blocks = texts('blocks');
  return (
    <Form
      contract={ownProfileFields}
      defaults={{
        salutation: profile.salutation ?? '',
        title: profile.title ?? '',
        firstName: profile.firstName,
        lastName: profile.lastName,
        position: profile.position ?? '',
        phone: shownPhone(profile.phone),
        mobile: shownPhone(profile.mobile),
      }}
      label={t('own.title')}
      keep="profile/own"
      submitLabel={t('own.save')}
      busyLabel={texts('record')('saving')}
      note={<p>{t('own.userId', { userId: profile.userId })}</p>}
      again
      onSubmit={async (values) => {
        await saveOwnProfile(values);
        toast('ok', t('own.saved'));
      }}
    >
      <RadioGroup
        name="salutation"
        label={blocks('salutation')}
        columns={2}
        options={personSalutations.map((value) => ({ value, label: blocks(`salutations.${value}`) }))}
      />
      <Select name="title" label={blocks('title')} options={titles.map((value) => ({ value, label: value }))} />
      <FieldRow split="equal">
        <TextInput name="firstName" label={blocks('firstName')} autoComplete="given-name" />
        <TextInput name="lastName" label={blocks('lastName')} autoComplete="family-name" />
      </FieldRow>
      <TextInput name="position" label={blocks('position')} />
      <FieldRow split="equal">
        <PhoneInput name="phone" label={blocks('phone')} />
        <PhoneInput name="mobile" label={blocks('mobile')} />
      </FieldRow>
    </Form>
  );
}
