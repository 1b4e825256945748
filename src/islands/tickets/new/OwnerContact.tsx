import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { useFieldValue, useOtherValue } from '#islands/ui/form/useFormField.ts';
import { colleagues } from '#stores/profile/members.ts';
import { $user } from '#stores/session/session.ts';
import { contactOf } from '../contact-of.ts';

/** Fills the contact in when another colleague is chosen; nothing is drawn. */
export function OwnerContact() {
  const owner = useOtherValue<string | undefined>('owner') ?? '';
  const colleaguesValue = useStore(colleagues.$value);
  const user = useStore($user);
  const [, setLastName] = useFieldValue<string>('contactLastName');
  const [, setFirstName] = useFieldValue<string>('contactFirstName');
  const [, setEmail] = useFieldValue<string>('contactEmail');
  const [, setPhone] = useFieldValue<string>('contactPhone');
  const before = useRef(owner);
  useEffect(() => {
    if (before.current === owner) return;
    before.current = owner;
    const chosen = colleaguesValue.state === 'ready' ? colleaguesValue.value.find(({ id }) => id === owner) : undefined;
    const contact = contactOf(chosen ?? (user && { ...user, name: user.displayName }));
    setLastName(contact.contactLastName);
    setFirstName(contact.contactFirstName);
    setEmail(contact.contactEmail);
    setPhone(contact.contactPhone);
  });
  return null;
}
