import { texts } from '#i18n/client.ts';

/** Name of a field by its place: `chapters.0.title` → `title`. */
export const nameOf = (path: string) => path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path;
export const labelOf = (path: string): string => texts('content')(`field.${nameOf(path)}` as 'field.title');

/** Words of a code; those of products and providers stand for themselves. */
export function choiceLabel(name: string, code: string): string {
  if (name === 'roles') return texts('roles')(code as 'SP');
  const key = `choice.${code}` as 'choice.portal';
  const label = texts('content')(key);
  return label === key ? code : label;
}
