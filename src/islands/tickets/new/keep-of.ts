import { type TicketType, ticketCategories } from '../../../contract/ticket.ts';
import { type Keep, tabKeep } from '../../ui/kept-input.ts';

interface Start {
  keep: Keep;
  /** Nothing was kept from before. */
  isNew: boolean;
  /** The wished category, where the request has it. */
  category: string;
}

/** Where a request keeps its input, each user's apart; a category wished by a link wins over the kept one. */
export function keepOf(
  type: TicketType,
  user: { account: string; username: string } | undefined,
  wished: string,
): Start {
  const tab = tabKeep(`ticket/${user?.account}/${user?.username}/${type}`);
  const category = ticketCategories[type].find((known) => known === wished) ?? '';
  const read = () => {
    const kept = tab.read();
    return kept && category ? { ...kept, values: { ...kept.values, category } } : kept;
  };
  return { keep: { ...tab, read }, isNew: tab.read() === undefined, category };
}
