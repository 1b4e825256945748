import { type TicketType, ticketCategories } from '../../../contract/ticket.ts';
import { texts } from '../../../i18n/client.ts';
import { Select } from '../../ui/Select.tsx';

export function CategoryField({ type }: { type: TicketType }) {
  const captions = texts('tickets');
  const options = ticketCategories[type].map((value) => ({
    value,
    label: captions(`category.${type}.${value}` as never) as string,
  }));
  return <Select name="category" label={texts('ticket-form')('category')} options={options} />;
}
