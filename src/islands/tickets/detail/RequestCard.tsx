import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import type { TicketRecord } from '../../../contract/record.ts';
import { telLink } from '../../../domain/text/phone.ts';
import { texts } from '../../../i18n/client.ts';
import { Card } from '../../ui/page/Card.tsx';
import { Icon } from '../../ui/text/Icon.tsx';
import { contactOf, requestFacts } from './request-facts.ts';

export function RequestCard({ ticket }: { ticket: TicketRecord }) {
  return (
    <Card title={texts('tickets')('detail.request')}>
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {requestFacts(ticket).map(({ label, value, long = false }) => (
          <div key={label} className={long ? 'sm:col-span-2' : ''}>
            <dt className="text-muted text-sm">{label}</dt>
            <dd className={long ? 'whitespace-pre-line' : ''}>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

const line = 'flex min-h-6 items-center gap-2.5';

export function ContactCard({ ticket }: { ticket: TicketRecord }) {
  const { name, email, phone, rawPhone } = contactOf(ticket);
  return (
    <Card title={texts('tickets')('detail.contact')}>
      <p className="mb-2 font-semibold">{name}</p>
      <ul className="grid gap-1.5">
        <li className={line}>
          <Icon of={Phone} size={16} className="text-muted" />
          <a href={telLink(rawPhone)}>{phone}</a>
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
