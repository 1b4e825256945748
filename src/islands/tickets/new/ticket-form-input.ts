import type { TicketType } from '#contract/ticket.ts';
import { offeredCategories } from '#domain/tickets/categories.ts';
import type { FormInput } from '#stores/form-input/form-input.ts';
import { openFormInput } from '#stores/form-input/open-form-input.ts';

interface PrefillFields {
  category: string;
  /** Answers that the request begins with. */
  answers: Readonly<Record<string, string>>;
}

interface Start {
  keep: FormInput | undefined;
  /** Nothing was kept from before. */
  isNew: boolean;
  /** The wished category, where the request has it. */
  category: string;
}

/** Where a request keeps its input; what a link wishes wins over what was kept. */
export function ticketFormInput(type: TicketType, { category: prefilledCategory, answers }: PrefillFields): Start {
  const formInput = openFormInput(`ticket/${type}`, 'new');
  const category = offeredCategories(type).find((candidate) => candidate === prefilledCategory) ?? '';
  const isNew = formInput?.read() === undefined;
  if (!formInput) return { keep: undefined, isNew, category };
  const read = () => {
    const savedInput = formInput.read();
    return (
      savedInput && {
        ...savedInput,
        values: { ...savedInput.values, ...(category && { category }), ...answers },
      }
    );
  };
  return { keep: { ...formInput, read }, isNew, category };
}
