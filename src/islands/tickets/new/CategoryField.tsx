import { type TicketType, ticketCategories } from '../../../contract/ticket.ts';
import { texts } from '../../../i18n/client.ts';
import { Select } from '../../ui/form/Select.tsx';
import { categoryName } from '../ticket-words.ts';

export function CategoryField({ type }: { type: TicketType }) {
  const t = texts('ticket-form');
  const options = ticketCategories[type].map((value) => ({ value, label: categoryName(type, value) }));
  return <Select name="category" label={t('category')} options={options} />;
}
