import Mail from 'lucide/dist/esm/icons/mail.mjs';
import Phone from 'lucide/dist/esm/icons/phone.mjs';
import { formatPhone, telLink } from '#contract/numbering/phone-number.ts';
import { texts } from '#i18n/client.ts';
import { Card } from '../ui/page/Card.tsx';
import { Icon } from '../ui/text/Icon.tsx';

interface Props {
  name: string;
  email: string;
  /** As it was typed. */
  phone: string;
}

const line = 'flex min-h-6 items-center gap-2.5';

/** The contacts for a record. */
export function ContactCard({ name, email, phone }: Props) {
  return (
    <Card title={texts('record')('contact')}>
      <p className="mb-2 font-semibold">{name}</p>
      <ul className="grid gap-1.5">
        <li className={line}>
          <Icon of={Phone} size={16} className="text-muted" />
          <a href={telLink(phone)}>{formatPhone(phone)}</a>
        </li>
        <li className={line}>
          <Icon of={Mail} size={16} className="text-muted" />
          <a href={`mailto:${encodeURIComponent(email)}`} className="min-w-0 wrap-anywhere">
            {email}
          </a>
        </li>
      </ul>
    </Card>
  );
}
