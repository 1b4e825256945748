import { href } from '../../../domain/access/routes.ts';
import { shownEntries } from '../../../domain/form/form-entries.ts';
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
    const [top = ''] = path.split('.');
    const section = form.sections.find(({ fields }) => Object.hasOwn(fields, top));
    if (!section) return { label: t('check.draft'), href: draftLink(draft.id, undefined) };
    const entry = shownEntries(form, draft.data, section.fields).find((one) => one.path === path);
    const names = entry && 'label' in entry.field ? [...entry.around, entry.field] : [];
    const words = names.map((one) => ('row' in one && one.row ? `${say(one.label)} ${one.row}` : say(one.label)));
    const title = section.title ? say(section.title) : '';
    return {
      label: [title, ...words].filter(Boolean).join(' › '),
      href: draftLink(draft.id, section.name, path),
    };
  };
}
