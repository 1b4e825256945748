import { href } from '#domain/access/routes.ts';
import { fieldsOf } from '#domain/form/conditions.ts';
import { fieldPlace } from '#domain/form/field-place.ts';
import type { Fields } from '#domain/form/form-description.ts';
import { customerForm } from '#domain/sales/customers/customer-form.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { orderFormLabels } from '#islands/record/order-form-labels.ts';
import { draftLink, useDraft } from './wizard-case.ts';

interface Place {
  /** Section and field as they are called. */
  readonly label: string;
  /** Of the draft's form; undefined beside it. */
  readonly section: string | undefined;
  readonly href: string;
}

/** The labels of the fields along a path, independent of the other answers; rows by their numbers. */
function labelsAlong(
  fields: Fields,
  [name = '', ...rest]: readonly string[],
  translate: (key: string) => string,
): string[] {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field || !('label' in field)) return [];
  if (field.kind === 'group') return [translate(field.label), ...labelsAlong(field.fields, rest, translate)];
  if (field.kind !== 'table') return [translate(field.label)];
  const [row = '', ...inRow] = rest;
  return [
    row ? `${translate(field.label)} ${Number(row) + 1}` : translate(field.label),
    ...labelsAlong(field.fields, inRow, translate),
  ];
}

/** Where in the draft, or in its customer, something was found. */
export function useFindingPlaces(): (path: string) => Place {
  const { draft, form } = useDraft();
  const t = texts('order-wizard');
  const { translate } = orderFormLabels();
  const translateCustomer = texts('customer-form') as unknown as (key: string) => string;
  return (path) => {
    const [top, ...rest] = path.split('.');
    if (top === 'customer')
      return {
        label: [t('check.customer'), ...labelsAlong(fieldsOf(customerForm), rest, translateCustomer)].join(' › '),
        section: undefined,
        href: href('CustomerEdit', pageLocale(), { id: draft.data.customerId }),
      };
    const place = fieldPlace(form, draft.data, path, translate);
    if (!place) return { label: t('check.draft'), section: undefined, href: draftLink(draft.id, undefined) };
    return { label: place.label, section: place.section.name, href: draftLink(draft.id, place.section.name, path) };
  };
}
