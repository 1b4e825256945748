import { formFacts } from '#domain/form/form-facts.ts';
import { FactSections } from '#islands/ui/form/schema/FactList.tsx';
import type { SchemaContext } from '#islands/ui/form/schema/schema-context.ts';
import { Disclosure } from '#islands/ui/page/Disclosure.tsx';

interface Props {
  schemaContext: SchemaContext;
  values: Record<string, unknown>;
  /** Labels the details, which are folded by default and always printed. */
  folded?: string;
}

/** What the sections of a form say, to be read: drawn by the same description. */
export function LongFacts({ schemaContext: { form, words, context }, values, folded }: Props) {
  const sections = <FactSections sections={formFacts(form, values, words, context())} />;
  const look =
    'grid min-w-0 grid-cols-1 gap-7 p-5 sm:p-6 [&>section:not(:first-child)]:border-line [&>section:not(:first-child)]:border-t [&>section:not(:first-child)]:pt-6';
  if (folded === undefined) return <div className={`card ${look}`}>{sections}</div>;
  return (
    <Disclosure
      look="card"
      className="card min-w-0 print:[&::details-content]:[content-visibility:visible]"
      headClassName="p-5 sm:px-6"
      head={<h2>{folded}</h2>}
    >
      <div className={`border-line border-t ${look}`}>{sections}</div>
    </Disclosure>
  );
}
