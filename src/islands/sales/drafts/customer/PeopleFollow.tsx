import { useEffect, useRef } from 'react';
import { isSameAnswer } from '#domain/form/form-merge.ts';
import { useFormScope } from '#islands/ui/form/kit/form-scope.ts';

/** Places that name the technical contact too. */
const followers = ['adminUser', 'onSiteContact'];

/** A person chosen from another answer follows that answer when it changes. */
export function PeopleFollow() {
  const { form, answers } = useFormScope();
  const last = useRef<unknown>(undefined);
  useEffect(() => {
    last.current = structuredClone(form.getValues('contactTech'));
    return answers.on(['contactTech'], () => {
      const contact = structuredClone(form.getValues('contactTech'));
      for (const name of followers) {
        const isFollowing = last.current !== undefined && isSameAnswer(form.getValues(name), last.current);
        if (isFollowing && !isSameAnswer(last.current, undefined) && !isSameAnswer(contact, last.current))
          form.setValue(name, contact);
      }
      last.current = contact;
    });
  }, [form, answers]);
  return null;
}
