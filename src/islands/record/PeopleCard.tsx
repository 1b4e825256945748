import Mail from 'lucide/dist/esm/icons/mail.mjs';
import Phone from 'lucide/dist/esm/icons/phone.mjs';
import { formatPhone, telLink } from '#contract/numbering/phone-number.ts';
import { texts } from '#i18n/client.ts';
import { Icon } from '../ui/text/Icon.tsx';
import { Initials } from '../ui/text/Initials.tsx';
import { AsideCard } from './AsideCard.tsx';

export interface RecordPerson {
  name: string;
  /** What the person is to the record. */
  role?: string;
  /** As it was typed. */
  phone?: string | undefined;
  email?: string | undefined;
  isStaff?: boolean;
}

/** A salutation says nothing in a monogram. */
const bareName = (name: string) => name.replace(/^(?:Herr|Frau|Mr|Ms|Mrs)\.? /, '');

const reach =
  'grid size-10 shrink-0 place-items-center rounded-control text-link hover:bg-brand-soft max-sm:size-11 print:hidden';

function PersonEntry({ name, role, phone, email, isStaff = false }: RecordPerson) {
  const t = texts('record');
  const mailHref = email && `mailto:${encodeURIComponent(email)}`;
  return (
    <li className="flex items-center gap-3 border-line py-2.5 not-first:border-t first:pt-0 last:pb-0">
      <span aria-hidden="true">
        <Initials name={bareName(name)} filled={isStaff} />
      </span>
      <div className="min-w-0 flex-1 leading-snug">
        <p className="font-semibold wrap-anywhere">{name}</p>
        {role && <p className="text-muted text-sm">{role}</p>}
        {phone && (
          <a href={telLink(phone)} className="text-sm no-underline hover:underline">
            {formatPhone(phone)}
          </a>
        )}
        {email && <p className="hidden text-sm print:block">{email}</p>}
      </div>
      {/* One button each: a phone calls, a desk writes. */}
      {phone && (
        <a
          href={telLink(phone)}
          aria-label={t('people.call', { name })}
          className={`${reach} ${mailHref ? 'sm:hidden' : 'hidden max-sm:grid'}`}
        >
          <Icon of={Phone} />
        </a>
      )}
      {mailHref && (
        <a
          href={mailHref}
          title={email}
          aria-label={t('people.write', { name })}
          className={`${reach} ${phone ? 'max-sm:hidden' : ''}`}
        >
          <Icon of={Mail} />
        </a>
      )}
    </li>
  );
}

/** Who has to do with a record, each once. */
export function PeopleCard({ people, title }: { people: readonly RecordPerson[]; title?: string }) {
  if (people.length === 0) return null;
  return (
    <AsideCard title={title ?? texts('record')('people.title')}>
      <ul>
        {people.map((person) => (
          <PersonEntry key={`${person.name} ${person.role}`} {...person} />
        ))}
      </ul>
    </AsideCard>
  );
}
