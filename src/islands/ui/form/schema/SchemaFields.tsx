import type { ReactNode } from 'react';
import type { Field, FieldOf, Fields, Section } from '#domain/form/form-description.ts';
import { FollowUp } from '#islands/ui/document/FollowUp.tsx';
import { FieldGroup } from '../FieldGroup.tsx';
import { FieldRow } from '../FieldRow.tsx';
import { useFormScope } from '../kit/form-scope.ts';
import { SchemaCards, Sheet } from './field-parts.ts';
import { SchemaField } from './SchemaField.tsx';
import { RowContext, useAnyShown, useRow, useSchemaContext, useShown } from './schema-context.ts';

type NamedField = readonly [name: string, field: Field];

/** Fields that share a line, and lines that belong together because one follows from another. */
function blocksOf(fields: Fields): NamedField[][][] {
  const blocks: NamedField[][][] = [];
  const marks = new Set(Object.values(fields).map((field) => field.kind === 'table' && field.sheet?.mark?.field));
  for (const entry of Object.entries(fields)) {
    if (marks.has(entry[0]) || (entry[1].kind !== 'note' && entry[1].isInternal)) continue;
    const block = blocks.at(-1);
    if (entry[1].beside && block) block.at(-1)?.push(entry);
    else if (entry[1].follows && block) block.push([entry]);
    else blocks.push([[entry]]);
  }
  return blocks;
}

function Conditional({ field, children }: { field: Field; children: ReactNode }) {
  return useShown(field) && children;
}

function Note({ name, field }: { name: string; field: Field }) {
  const Drawn = useSchemaContext().notes?.[name];
  const isVisible = useShown(field);
  return Drawn && <Drawn shown={isVisible} />;
}

/** Fields under a caption of their own, such as another address. */
function Group({ path, field }: { path: string; field: FieldOf<'group'> }) {
  const {
    words: { translate },
    groups,
  } = useSchemaContext();
  const { form } = useFormScope();
  const outer = useRow();
  const inside = `${path}.`;
  const Frame = groups?.[path];
  const fields = (
    <RowContext value={{ fields: field.fields, path: inside, outer, value: (name) => form.getValues(inside + name) }}>
      <SchemaFields fields={field.fields} />
    </RowContext>
  );
  if (Frame)
    return (
      <Frame path={path} field={field}>
        {fields}
      </Frame>
    );
  return (
    <fieldset className="grid min-w-0 gap-5">
      <legend className="mb-3 font-semibold">{translate(field.ask ?? field.label)}</legend>
      {fields}
    </fieldset>
  );
}

/** What holds further fields is drawn here, any other field by its control. */
function drawnOf(path: string, field: Exclude<Field, { kind: 'note' }>): ReactNode {
  if (field.kind === 'group') return <Group path={path} field={field} />;
  if (field.kind !== 'table' || field.look === 'blocks') return <SchemaField path={path} field={field} />;
  const Rows = field.look === 'cards' ? SchemaCards : Sheet;
  return (
    <Rows path={path} field={field}>
      <SchemaFields fields={field.fields} />
    </Rows>
  );
}

function Placed({ named: [name, field] }: { named: NamedField }) {
  const { path } = useRow();
  if (field.kind === 'note') return <Note name={name} field={field} />;
  const element = drawnOf(path + name, field);
  if (!field.when) return element;
  return <Conditional field={field}>{field.follows ? <FollowUp>{element}</FollowUp> : element}</Conditional>;
}

function Line({ line }: { line: readonly NamedField[] }) {
  const placed = line.map((entry) => <Placed key={entry[0]} named={entry} />);
  return line.length > 1 ? <FieldRow split={line[1]?.[1].beside ?? 'equal'}>{placed}</FieldRow> : placed;
}

/** Fields of a description, one below the other. */
export function SchemaFields({ fields }: { fields: Fields }) {
  return blocksOf(fields).map((block) => {
    const lines = block.map((line) => <Line key={line[0]?.[0]} line={line} />);
    const [first] = block[0]?.[0] ?? [];
    return lines.length > 1 ? (
      <div key={first} className="grid gap-4">
        {lines}
      </div>
    ) : (
      lines
    );
  });
}

/** Where a section stands in the page. */
export const sectionId = (name: string) => `section-${name}`;

export function SchemaSection({ section }: { section: Section }) {
  const { translate } = useSchemaContext().words;
  const isShown = useAnyShown(section.fields);
  const fields = <SchemaFields fields={section.fields} />;
  if (!section.title) return fields;
  // A heading without fields says nothing.
  if (!isShown) return null;
  return (
    <FieldGroup
      id={sectionId(section.name)}
      title={translate(section.title)}
      {...(section.hint && { hint: translate(section.hint) })}
    >
      {fields}
    </FieldGroup>
  );
}
