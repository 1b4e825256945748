import { type ReactNode, useState } from 'react';
import { valuesIn } from '#domain/form/conditions.ts';
import type { FieldOf, Values } from '#domain/form/form-description.ts';
import { isSameAnswer } from '#domain/form/form-merge.ts';
import { isRequired, isUnset } from '#domain/form/form-values.ts';
import { namedPerson } from '#domain/sales/drafts/proposals.ts';
import { texts } from '#i18n/client.ts';
import { RadioInput } from '#islands/ui/form/inputs.tsx';
import { type FormScope, useFormScope } from '#islands/ui/form/kit/form-scope.ts';
import { useFromAnswers, useSchemaContext } from '#islands/ui/form/schema/schema-context.ts';

interface Props {
  path: string;
  field: FieldOf<'group'>;
  /** The people that the customer's record names. */
  people: readonly unknown[];
  children: ReactNode;
}

const places = ['customerData.contactMain', 'contactTech', 'adminUser'];
const nameOf = ({ firstName, lastName }: Values) => [firstName, lastName].filter(Boolean).join(' ');
/** Of a person, as much as is asked for here. */
const partOf = (person: Values, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, person[name] ?? '']));
/** Whether the chosen person still lacks what is asked for here. */
const isIncomplete = (person: Values, { fields }: FieldOf<'group'>) =>
  Object.entries(fields).some(([name, one]) => isRequired(one) && isUnset(person[name])) ||
  ('phone' in fields && isUnset(person['phone']) && isUnset(person['mobile']));
const isWhole = (part: Values) =>
  !isUnset(part['firstName']) && !isUnset(part['lastName']) && (!('email' in part) || !isUnset(part['email']));

/** A person who is named already is chosen; only another one is typed. */
export function PersonChoice({ path, field, people, children }: Props) {
  const t = texts('drafts');
  const { translate } = useSchemaContext().words;
  const { id, form, origin } = useFormScope();
  const [isOther, setOther] = useState(false);
  const names = Object.keys(field.fields);
  const { value, named, source } = JSON.parse(
    useFromAnswers([path, ...places], () => {
      const others = places.filter((place) => place !== path).map((place) => form.getValues(place));
      const parts = [...people, ...others].map((one) => partOf(valuesIn(one), names)).filter(isWhole);
      const byName = new Map(parts.map((part) => [nameOf(part), part]));
      const value = partOf(valuesIn(form.getValues(path)), names);
      return JSON.stringify({ value, named: [...byName.values()], source: sourceOf(path, form, origin) });
    }),
  ) as { value: Values; named: Values[]; source?: string };
  if (named.length === 0) return <PersonFields label={translate(field.ask ?? field.label)}>{children}</PersonFields>;
  const chosen = named.find((one) => isSameAnswer(one, value));
  const isAnother = isOther || (!chosen && !isSameAnswer(value, undefined));
  const showsFields = isAnother || (chosen !== undefined && isIncomplete(chosen, field));
  const set = (person: Values) => form.setValue(path, { ...valuesIn(form.getValues(path)), ...person });
  const option = (label: string, checked: boolean, choose: () => void, isFirst: boolean) => (
    <label key={label} className="option">
      <RadioInput
        name={`${id}${path}-who`}
        {...(isFirst && !showsFields && { id: `${id}${path}.${names[0]}` })}
        checked={checked}
        onChange={choose}
      />
      {label}
    </label>
  );
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1.5 font-semibold">
        {translate(field.ask ?? field.label)} <span className="text-danger">*</span>
        {source && <span className="ms-3 font-normal text-muted text-sm">{source}</span>}
      </legend>
      <div className="flex flex-wrap gap-2 max-sm:grid max-sm:grid-cols-1">
        {named.map((person, at) =>
          option(
            nameOf(person),
            !isAnother && person === chosen,
            () => {
              setOther(false);
              set(person);
            },
            at === 0,
          ),
        )}
        {option(
          t('buyer.otherPerson'),
          isAnother,
          () => {
            setOther(true);
            if (chosen) set(partOf({}, names));
          },
          false,
        )}
      </div>
      {showsFields && <div className="grid gap-5 border-line border-s-2 ps-4">{children}</div>}
    </fieldset>
  );
}

/** Who is proposed by being named at another place already. */
const proposedBy: Readonly<Record<string, string>> = {
  contactTech: 'customerData.contactMain',
  adminUser: 'contactTech',
};

function sourceOf(path: string, form: FormScope['form'], origin: FormScope['origin']): string | undefined {
  const model = proposedBy[path];
  const person = namedPerson(valuesIn(form.getValues(path)));
  const isProposed =
    model !== undefined && person && isSameAnswer(person, namedPerson(valuesIn(form.getValues(model))));
  return isProposed ? texts('drafts')('buyer.origin.proposed') : origin?.(path);
}

function PersonFields({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-5">
      <legend className="mb-3 font-semibold">{label}</legend>
      {children}
    </fieldset>
  );
}
