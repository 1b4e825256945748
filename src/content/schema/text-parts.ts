import type * as z from 'zod/mini';

type Definition = z.core.$ZodTypes['_zod']['def'];

/** Where a schema has texts: `true` is one, an object has some in its parts, a list has the same in each item. */
export type TextParts = true | { readonly [part: string]: TextParts };

/** The parts that a language has of its own, by the schema of its files. */
export function textParts(schema: z.core.$ZodType): TextParts {
  const def = (schema as z.core.$ZodTypes)._zod.def as Definition;
  if (def.type === 'optional') return textParts(def.innerType);
  if (def.type === 'array') return textParts(def.element);
  if (def.type !== 'object') return true;
  return Object.fromEntries(Object.entries(def.shape).map(([part, inside]) => [part, textParts(inside)]));
}
