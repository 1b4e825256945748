import { valuesIn } from '#domain/form/conditions.ts';

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
const nameOf = (person: unknown): string => {
  const { firstName, lastName } = valuesIn(person);
  return [textOf(firstName), textOf(lastName)].filter(Boolean).join(' ');
};

/** Who signs for a customer: the authorised representative of a company, else the customer; and where mail reaches them. */
export function customerSigner(customer: unknown): { name: string; email: string } {
  const values = valuesIn(customer);
  const representative = valuesIn(values['representative']);
  return {
    name: nameOf(representative) || nameOf(values['contactMain']) || nameOf(values),
    email: textOf(representative['email']) || textOf(values['email']),
  };
}
