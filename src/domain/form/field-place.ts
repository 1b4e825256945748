import type { FormDescription, Section, Values } from './form-description.ts';
import { shownEntries } from './form-entries.ts';

/** Where in a form a path leads: its section, and section and field as they are called; undefined beside its fields. */
export function fieldPlace(
  form: FormDescription,
  values: Values,
  path: string,
  translate: (key: string) => string,
): { readonly section: Section; readonly label: string } | undefined {
  const [top = ''] = path.split('.');
  const section = form.sections.find(({ fields }) => Object.hasOwn(fields, top));
  if (!section) return undefined;
  const entry = shownEntries(form, values, section.fields).find((one) => one.path === path);
  const names = entry && 'label' in entry.field ? [...entry.around, entry.field] : [];
  const words = names.map((one) =>
    'row' in one && one.row ? `${translate(one.label)} ${one.row}` : translate(one.label),
  );
  const title = section.title ? translate(section.title) : '';
  return { section, label: [title, ...words].filter(Boolean).join(' › ') };
}
