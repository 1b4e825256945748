import { portingForm } from '#domain/wholesale/porting/porting-form.ts';

/** The section that a field stands in. */
export function sectionOf(path: string): string {
  const name = path.split('.')[0] ?? '';
  return portingForm.sections.find(({ fields }) => Object.hasOwn(fields, name))?.name ?? '';
}
