import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useState } from 'react';
import type { TicketType } from '../../../contract/ticket.ts';
import { siteConfig } from '../../../domain/site/site-config.ts';
import { foundationCaption } from '../../../domain/text/foundation-caption.ts';
import { splitName } from '../../../domain/text/person-name.ts';
import { formatPhone } from '../../../domain/text/phone.ts';
import { stepsOf, type TicketStep } from '../../../domain/tickets/ticket-rules.ts';
import { texts } from '../../../i18n/client.ts';
import { $foundation } from '../../../stores/foundation/foundation.ts';
import { $user } from '../../../stores/session/session.ts';
import { $ticketAddress, raiseTicket, setTicketAddress, showCreated } from '../../../stores/tickets/ticket-create.ts';
import type { FormContract } from '../../ui/form/kit/contract-resolver.ts';
import { Form } from '../../ui/form/kit/Form.tsx';
import { ContactStep } from './ContactStep.tsx';
import { Summary } from './Summary.tsx';
import { ticketFormInput } from './ticket-form-input.ts';

type Values = Record<string, unknown>;

interface Props {
  type: TicketType;
  contract: FormContract;
  /** The request's own fields, empty; the contact is filled here. */
  empty: Values;
  steps: Partial<Record<TicketStep, ReactNode>>;
  /** Rows of the summary between category and contact. */
  facts: ReactNode;
  confirm?: () => Promise<boolean>;
  /** What is sent for what was filled in. */
  request?: (values: Values) => Values;
}

function contactOf(user: { displayName: string; email: string; phone?: string | undefined } | undefined): Values {
  const { firstName, lastName } = splitName(user?.displayName ?? '');
  return {
    contactLastName: lastName,
    contactFirstName: firstName,
    contactEmail: user?.email ?? '',
    contactPhone: user?.phone ? formatPhone(user.phone) : '',
  };
}

/** What the four requests share: steps in the address, contact, summary, kept input, sending once, and the way to the new ticket. */
export function TicketForm({ type, contract, empty, steps, facts, confirm, request = (values) => values }: Props) {
  const t = texts('ticket-form');
  const user = useStore($user);
  const foundation = useStore($foundation);
  const address = useStore($ticketAddress);
  const [start] = useState(() => ticketFormInput(type, address.category));

  useEffect(() => {
    // The category is taken over once; a later step without the input before it leads nowhere.
    setTicketAddress({ category: '', ...(start.isNew && { step: '' }) });
  }, [start]);

  const names = stepsOf(type);
  const all = { ...steps, contact: <ContactStep /> };
  const sender = foundation && foundationCaption(siteConfig.appLabel, foundation);

  return (
    <Form
      contract={contract}
      defaults={{ ...empty, category: start.category, ...contactOf(user) }}
      keep={start.keep}
      at={{
        step: Math.max(0, names.indexOf(address.step as TicketStep)),
        go: (next) => setTicketAddress({ step: next === 0 ? '' : (names[next] ?? '') }, 'push'),
      }}
      steps={names.map((name) => ({ label: t(`step.${name}`), content: all[name] }))}
      aside={<Summary type={type} facts={facts} sender={sender ?? ''} />}
      submitLabel={t('submit')}
      note={<p>{t('sendingFor', { name: sender })}</p>}
      {...(confirm && { confirm })}
      failure={() => t('notSent')}
      onSubmit={async (values, { idempotencyKey }) => {
        const ticket = await raiseTicket(type, request(values as Values), idempotencyKey);
        showCreated(ticket.id);
      }}
    />
  );
}
