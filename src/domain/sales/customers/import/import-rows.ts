import { cleanText } from '#contract/clean-text.ts';
import { typedDate } from '#domain/date/typed-date.ts';
import type { AskedField } from '#domain/form/form-description.ts';
import type { FormLabels } from '#domain/form/form-facts.ts';
import { codesOf, isChoice } from '#domain/form/form-values.ts';
import { importField } from './import-fields.ts';

const yes = ['ja', 'yes', 'x', '1', 'true', 'wahr', 'j', 'y'];

/** The code for a caption or a code, ignoring case; other texts stay unchanged. */
function codeIn(field: AskedField, text: string, { translate }: FormLabels): string {
  const codes = codesOf(field.contract);
  const words = 'words' in field ? field.words : undefined;
  const isMeant = (name: string) => name.toLowerCase() === text.toLowerCase();
  return codes.find((code) => isMeant(code) || (words !== undefined && isMeant(translate(`${words}.${code}`)))) ?? text;
}

function valueIn(field: AskedField, text: string, words: FormLabels): unknown {
  if (field.kind === 'checkbox') return yes.includes(text.toLowerCase());
  if (field.kind === 'date') return typedDate(text) ?? text;
  return isChoice(field) ? codeIn(field, text, words) : text;
}

/** Filling in an address, a person or an account implies that it exists. */
const implied: Readonly<Record<string, { readonly groups: readonly string[]; readonly value: unknown }>> = {
  billingDiffers: { groups: ['billingAddr', 'contactBilling'], value: true },
  deliveryDiffers: { groups: ['deliveryAddr'], value: true },
  paymentMethod: { groups: ['bank'], value: 'debit' },
  invoiceChannel: { groups: ['invoiceEmail'], value: 'email' },
};

/** What a row of a file says of a customer, by the fields that its columns hold; empty cells say nothing. */
export function rowRequest(
  cells: readonly string[],
  columns: readonly string[],
  words: FormLabels,
  hasConsent: boolean,
): Record<string, unknown> {
  const request: Record<string, unknown> = {};
  columns.forEach((path, column) => {
    const targetField = importField(path);
    const text = cleanText(cells[column] ?? '');
    if (!targetField || text === '') return;
    const [name = '', inner] = path.split('.');
    const value = valueIn(targetField.field, text, words);
    request[name] = inner ? { ...(request[name] as object | undefined), [inner]: value } : value;
  });
  if (hasConsent && request['consentData'] === undefined) request['consentData'] = true;
  if (request['companyName'] && !request['salutation']) request['salutation'] = '3';
  for (const [answer, { groups, value }] of Object.entries(implied))
    if (request[answer] === undefined && groups.some((group) => request[group] !== undefined)) request[answer] = value;
  return request;
}
