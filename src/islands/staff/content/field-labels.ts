import { texts } from '#i18n/client.ts';

/** Name of a field by its place: `chapters.0.title` → `title`. */
export const nameOf = (path: string) => path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path;
export const labelOf = (path: string): string => texts('content')(`field.${nameOf(path)}` as 'field.title');

/** Codes of the fields that have words; those of products and providers stand for themselves. */
const choices = [
  'portal',
  'sales',
  'products',
  'commission',
  'basic',
  'advanced',
  'expert',
  'info',
  'warn',
  'danger',
  'own',
  'operator',
  'service',
] as const;

export function choiceLabel(name: string, code: string): string {
  if (name === 'roles') return texts('roles')(code as 'SP');
  const choice = choices.find((one) => one === code);
  return choice ? texts('content')(`choice.${choice}`) : code;
}
