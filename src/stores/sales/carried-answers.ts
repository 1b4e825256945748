import type { Values } from '#domain/form/form-description.ts';

let carried: { readonly id: string; readonly answers: Values } | undefined;

/** What was typed of a new customer goes along to the one that it turned out to be. */
export const carryAnswers = (id: string, answers: Values): void => {
  carried = { id, answers };
};

export const carriedAnswers = (id: string): Values => (carried?.id === id ? carried.answers : {});

/** After the editor was left the customer opens as it is stored. */
export const forgetCarriedAnswers = (): void => {
  carried = undefined;
};
