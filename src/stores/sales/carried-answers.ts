import type { Values } from '#domain/form/form-description.ts';

let carried: { readonly id: string; readonly answers: Values } | undefined;

/** What was typed of a new customer goes along to the one that it turned out to be. */
export const carryAnswers = (id: string, answers: Values): void => {
  carried = { id, answers };
};

/** Once: the next time the customer opens as it is stored. */
export function takeCarriedAnswers(id: string): Values | undefined {
  const answers = carried?.id === id ? carried.answers : undefined;
  carried = undefined;
  return answers;
}
