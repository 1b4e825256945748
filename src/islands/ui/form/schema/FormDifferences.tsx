import { differences } from '#domain/form/form-facts.ts';
import { texts } from '#i18n/client.ts';
import type { KnownFile } from '#islands/ui/upload/upload-list.ts';
import type { SavedInput } from '#stores/form-input/saved-input.ts';
import type { SchemaContext } from './schema-context.ts';

interface Props {
  schemaContext: SchemaContext;
  mine: SavedInput;
  theirs: SavedInput;
  /** The names of both sides; two windows by default. */
  heads?: { mine: string; theirs: string };
}

/** Files are kept beside the values. */
const valuesOf = ({ values, beside }: SavedInput) => ({
  ...values,
  ...Object.fromEntries(
    Object.entries(beside).map(([name, files]) => [name, (files as KnownFile[]).map((file) => file.name)]),
  ),
});

/** Both sides of a conflict, field by field; nothing where they read the same. */
export function FormDifferences({ schemaContext: { form, words, context }, mine, theirs, heads: sides }: Props) {
  const t = texts('ui');
  const changes = differences(form, valuesOf(mine), valuesOf(theirs), words, context());
  if (changes.length === 0) return null;
  const heads: string[] = [
    t('differenceField'),
    sides?.mine ?? t('differenceMine'),
    sides?.theirs ?? t('differenceTheirs'),
  ];
  return (
    <table className="mt-2 w-full table-fixed text-sm max-sm:-ms-8 max-sm:w-[calc(100%+2rem)]">
      <thead>
        <tr className="text-start">
          {heads.map((head) => (
            <th key={head} scope="col" className="py-1 pe-3 text-start sm:first:w-1/4">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map(({ path, label, mine: own, theirs: other }) => (
          <tr key={path} className="border-line border-t align-top">
            <th scope="row" className="py-1 pe-3 text-start font-normal wrap-anywhere">
              {label}
            </th>
            <td className="py-1 pe-3 wrap-anywhere">{own || '–'}</td>
            <td className="py-1 wrap-anywhere">{other || '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
