import * as z from 'zod/mini';
import { choice, day, email, text } from '#contract/fields.ts';
import { phone } from '#contract/telephone.ts';
import { Checkbox } from '#islands/ui/form/Checkbox.tsx';
import { ComboboxField } from '#islands/ui/form/combobox/ComboboxField.tsx';
import { DateField } from '#islands/ui/form/date/DateField.tsx';
import { FieldRow } from '#islands/ui/form/FieldRow.tsx';
import { Form } from '#islands/ui/form/kit/Form.tsx';
import { PasswordInput } from '#islands/ui/form/PasswordInput.tsx';
import { PhoneInput } from '#islands/ui/form/PhoneInput.tsx';
import { RadioGroup } from '#islands/ui/form/RadioGroup.tsx';
import { Select } from '#islands/ui/form/Select.tsx';
import { TextArea } from '#islands/ui/form/TextArea.tsx';
import { TextInput } from '#islands/ui/form/TextInput.tsx';
import type { Examples } from '../Parts.tsx';

const kinds = ['new', 'change'] as const;
const contract = z.object({
  subject: text(3, 80),
  email,
  phone,
  password: text(12, 80),
  day,
  operator: choice(['vf', 'tp']),
  kind: choice(kinds),
  way: choice(kinds),
  description: text(10, 200),
  consent: z.literal(true, 'consent'),
});
const empty = Object.fromEntries(Object.keys(contract.shape).map((name) => [name, '']));
const options = [
  { value: 'vf', label: 'Vierfunk Mobil GmbH' },
  { value: 'tp', label: 'Turmpunkt Partnerdienste GmbH' },
];
const ways = kinds.map((value) => ({ value, label: `A ${value}` }));

/** Blocks the second day of every month, so that one is always on the page. */
const blocked = (iso: string) => (iso.endsWith('-02') ? 'A day of rest' : undefined);

function AllFields() {
  return (
    <Form contract={contract} defaults={{ ...empty, consent: false }} onSubmit={async () => {}} submitLabel="Send">
      <TextInput name="subject" label="Subject" hint="As it stands in the contract" />
      <FieldRow>
        <TextInput name="email" label="E-mail" type="email" />
        <PhoneInput name="phone" label="Phone" />
      </FieldRow>
      <PasswordInput name="password" label="Password" autoComplete="new-password" />
      <DateField name="day" label="Day" blocked={blocked} />
      <ComboboxField name="operator" label="Operator" options={options} />
      <Select name="kind" label="Kind" options={ways} />
      <RadioGroup name="way" label="Way" options={ways} columns={2} />
      <TextArea name="description" label="Description" max={200} />
      <Checkbox name="consent" label="The customer agrees" short="Consent" />
    </Form>
  );
}

export const examples: Examples = { 'all in one form': AllFields };
