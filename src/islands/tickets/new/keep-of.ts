import { type TicketType, ticketCategories } from '../../../contract/ticket.ts';
import { type FormDraft, formDraft } from '../../../stores/form-draft.ts';

interface Start {
  keep: FormDraft | undefined;
  /** Nothing was kept from before. */
  isNew: boolean;
  /** The wished category, where the request has it. */
  category: string;
}

/** Where a request keeps its input; a category wished by a link wins over the kept one. */
export function keepOf(type: TicketType, wished: string): Start {
  const draft = formDraft(`ticket/${type}`, 'new');
  const category = ticketCategories[type].find((known) => known === wished) ?? '';
  const isNew = draft?.read() === undefined;
  if (!draft) return { keep: undefined, isNew, category };
  const read = () => {
    const kept = draft.read();
    return kept && category ? { ...kept, values: { ...kept.values, category } } : kept;
  };
  return { keep: { ...draft, read }, isNew, category };
}
