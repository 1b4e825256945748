import { maskedIban, maskIbans } from '#contract/bank.ts';

/** Names of fields that hold a credential, the number of an identity document, or a drawn signature. */
const secretName = /password|secret|token|hash$|pin$|puk$|^(?:identNumber|image|mandateImage)$/i;
const ibanName = /iban/i;

/** What goes out of the portal: without texts that are secret, and with bank accounts masked wherever they stand. */
export function withoutSecrets<Value>(value: Value, name = ''): Value {
  if (typeof value === 'string') return (ibanName.test(name) ? masked(value) : maskIbans(value)) as Value;
  if (Array.isArray(value)) return value.map((one) => withoutSecrets(one, name)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([key, field]) => !(typeof field === 'string' && secretName.test(key)));
  return Object.fromEntries(fields.map(([key, field]) => [key, withoutSecrets(field, key)])) as Value;
}

/** An account that is only half typed is masked too, and one that is masked stays as it is. */
const masked = (text: string): string => (text === '' || text.includes('*') ? text : maskedIban(text));
