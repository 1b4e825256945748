import { useEffect, useRef } from 'react';
import { registerOf } from '#contract/legal-forms.ts';
import { fieldsOf, valuesIn } from '#domain/form/conditions.ts';
import { isSameAnswer } from '#domain/form/form-merge.ts';
import { isBlank } from '#domain/sales/drafts/customer-answers.ts';
import { namedPerson } from '#domain/sales/drafts/proposals.ts';
import { useFormScope } from '#islands/ui/form/kit/form-scope.ts';
import { useSchemaContext } from '#islands/ui/form/schema/schema-context.ts';

/** Places that name the technical contact too. */
const followers = ['adminUser', 'onSiteContact'];
/** The technical contact administers the system unless another person is named. */
const proposedFollowers = ['adminUser'];

const contactMain = 'customerData.contactMain';
const legalForm = 'customerData.legalForm';
const registerType = 'customerData.registerType';

/** Answers that follow from another one, until they are answered otherwise. */
export function AnswersFollow() {
  const fields = fieldsOf(useSchemaContext().form);
  const { id, form, answers } = useFormScope();
  const names = useRef(fields);
  names.current = fields;
  const last = useRef<unknown>(undefined);
  useEffect(() => {
    last.current = structuredClone(form.getValues('contactTech'));
    return answers.on(['contactTech'], () => {
      const contact = structuredClone(form.getValues('contactTech'));
      for (const name of followers.filter((one) => Object.hasOwn(names.current, one))) {
        const answer = form.getValues(name);
        const isFollowing = isBlank(answer)
          ? proposedFollowers.includes(name)
          : isSameAnswer(answer, last.current) && !isBlank(last.current);
        if (isFollowing && !isSameAnswer(contact, answer)) form.setValue(name, structuredClone(contact));
      }
      last.current = contact;
    });
  }, [form, answers]);
  useEffect(() => {
    // Only once the contact is left: a name that is still being typed is not proposed, and no field changes meanwhile.
    const isInContact = (node: EventTarget | null) =>
      node instanceof Element && node.id.startsWith(`${id}${contactMain}.`);
    const propose = ({ target, relatedTarget }: FocusEvent) => {
      if (!isInContact(target) || isInContact(relatedTarget)) return;
      const person = namedPerson(valuesIn(form.getValues(contactMain)));
      const isAsked = Object.hasOwn(names.current, 'contactTech');
      if (isAsked && person && isBlank(form.getValues('contactTech')))
        form.setValue('contactTech', { ...valuesIn(form.getValues('contactTech')), ...person });
    };
    addEventListener('focusout', propose);
    return () => removeEventListener('focusout', propose);
  }, [id, form]);
  useEffect(
    () =>
      answers.on([legalForm], () => {
        const register = registerOf[form.getValues(legalForm) as keyof typeof registerOf];
        const group = names.current['customerData'];
        const isAsked = group?.kind === 'group' && Object.hasOwn(group.fields, 'registerType');
        if (!isAsked || !register || register === 'optional') return;
        if (form.getValues(registerType) !== register) form.setValue(registerType, register);
      }),
    [form, answers],
  );
  return null;
}
