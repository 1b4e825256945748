import { href } from '../../../domain/access/routes.ts';
import { fieldPlace } from '../../../domain/form/field-place.ts';
import { pageLocale, texts } from '../../../i18n/client.ts';
import { draftLink, orderWords, useDraft } from './wizard-case.ts';

interface Place {
  /** Section and field as they are called. */
  readonly label: string;
  readonly href: string;
}

/** Where in the draft, or in its customer, something was found. */
export function useFindingPlaces(): (path: string) => Place {
  const { draft, form } = useDraft();
  const t = texts('order-wizard');
  const { say } = orderWords();
  return (path) => {
    if (path.startsWith('customer.'))
      return { label: t('check.customer'), href: href('CustomerEdit', pageLocale(), { id: draft.data.customerId }) };
    const place = fieldPlace(form, draft.data, path, say);
    if (!place) return { label: t('check.draft'), href: draftLink(draft.id, undefined) };
    return { label: place.label, href: draftLink(draft.id, place.section.name, path) };
  };
}
