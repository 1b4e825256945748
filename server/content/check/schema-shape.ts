import * as z from 'zod/mini';
import type { Path } from './front-matter.ts';

type Schema = z.core.$ZodType;
type Definition = z.core.$ZodTypes['_zod']['def'];

const definition = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def as Definition;

/** What is inside an optional value or before a transformation. */
function inner(schema: Schema): Schema {
  const def = definition(schema);
  if (def.type === 'optional') return inner(def.innerType);
  return def.type === 'pipe' ? inner(def.in) : schema;
}

function child(schema: Schema | undefined, step: string | number): Schema | undefined {
  const def = schema && definition(inner(schema));
  if (def?.type === 'object') return def.shape[step];
  return def?.type === 'array' ? def.element : undefined;
}

const at = (schema: Schema, path: Path): Schema | undefined => path.reduce<Schema | undefined>(child, schema);

/** Names of the fields that an object has. */
export function fieldsAt(schema: Schema, path: Path): string[] {
  const fieldSchema = at(schema, path);
  const def = fieldSchema && definition(inner(fieldSchema));
  return def?.type === 'object' ? Object.keys(def.shape) : [];
}

/** Values that a choice has. */
export function valuesAt(schema: Schema, path: Path): string[] {
  const fieldSchema = at(schema, path);
  const def = fieldSchema && definition(inner(fieldSchema));
  return def?.type === 'enum' ? Object.values(def.entries).map(String) : [];
}

function descriptionOf(schema: Schema): string | undefined {
  const own = z.globalRegistry.get(schema)?.description;
  const def = definition(schema);
  if (own) return own;
  if (def.type === 'optional') return descriptionOf(def.innerType);
  return def.type === 'pipe' ? descriptionOf(def.in) : undefined;
}

/** The sentence by which the schema describes a field, without its full stop. */
export function describeField(schema: Schema, path: Path): string {
  const fieldSchema = at(schema, path);
  return (fieldSchema && descriptionOf(fieldSchema)?.replace(/\.$/, '')) ?? '';
}
