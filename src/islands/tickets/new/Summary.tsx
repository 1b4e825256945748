import type { ReactNode } from 'react';
import type { TicketType } from '../../../contract/ticket.ts';
import { texts } from '../../../i18n/client.ts';
import { useValidValue } from '../../ui/form/useFormField.ts';
import { Card } from '../../ui/page/Card.tsx';
import { categoryName } from '../ticket-words.ts';
import { Fact } from './Fact.tsx';

interface Props {
  type: TicketType;
  /** Rows of the request itself. */
  facts: ReactNode;
  /** The organisation that sends it. */
  sender: string;
}

/** "Ihr Antrag": what has been filled in so far, seen from every step. */
export function Summary({ type, facts, sender }: Props) {
  const t = texts('ticket-form');
  const captions = texts('tickets');
  const category = useValidValue<string>('category');
  const [firstName, lastName] = [useValidValue<string>('contactFirstName'), useValidValue<string>('contactLastName')];
  return (
    <Card title={t('summary.title')}>
      <dl className="grid gap-3">
        <Fact label={t('summary.type')}>{captions(`type.${type}`)}</Fact>
        <Fact label={t('category')}>{category && categoryName(type, category)}</Fact>
        {facts}
        <Fact label={t('summary.contact')}>{[firstName, lastName].filter(Boolean).join(' ')}</Fact>
        <Fact label={t('summary.for')}>{sender}</Fact>
      </dl>
    </Card>
  );
}
