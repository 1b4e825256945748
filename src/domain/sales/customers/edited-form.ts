import { fieldsOf } from '#domain/form/conditions.ts';
import { contractOf } from '#domain/form/form-contract.ts';
import type { FormDescription } from '#domain/form/form-description.ts';
import { isEditable } from './customer-access.ts';
import { customerForm, prospectForm } from './customer-form.ts';

const only = (form: FormDescription, keep: (name: string) => boolean): FormDescription => ({
  ...form,
  sections: form.sections
    .map((section) => ({
      ...section,
      fields: Object.fromEntries(Object.entries(section.fields).filter(([name]) => keep(name))),
    }))
    .filter(({ fields }) => Object.keys(fields).length > 0),
});

// A follow-up is done or moved by an act of its own, so that one of yesterday stands against no change.
const ofProspect = only(prospectForm, (name) => name !== 'followUpDate');
const { rules: _ofWhole, ...part } = only(ofProspect, (name) => isEditable(name, true));

/** The same sections as an order demands them. */
export const orderPartOf = (form: FormDescription): FormDescription =>
  only(customerForm, (name) => Object.hasOwn(fieldsOf(form), name));

const forms = {
  interested: { form: ofProspect, contract: contractOf(ofProspect) },
  established: { form: part, contract: contractOf(part) },
};

/** What the partner may change of a customer. */
export const editedForm = (isEstablished: boolean) => forms[isEstablished ? 'established' : 'interested'];
