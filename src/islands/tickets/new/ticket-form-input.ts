import { type TicketType, ticketCategories } from '../../../contract/ticket.ts';
import { type FormInput, openFormInput } from '../../../stores/form-input/form-input.ts';

interface Start {
  keep: FormInput | undefined;
  /** Nothing was kept from before. */
  isNew: boolean;
  /** The wished category, where the request has it. */
  category: string;
}

/** Where a request keeps its input; a category wished by a link wins over the kept one. */
export function ticketFormInput(type: TicketType, wished: string): Start {
  const formInput = openFormInput(`ticket/${type}`, 'new');
  const category = ticketCategories[type].find((known) => known === wished) ?? '';
  const isNew = formInput?.read() === undefined;
  if (!formInput) return { keep: undefined, isNew, category };
  const read = () => {
    const kept = formInput.read();
    return kept && category ? { ...kept, values: { ...kept.values, category } } : kept;
  };
  return { keep: { ...formInput, read }, isNew, category };
}
