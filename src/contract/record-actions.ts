import * as z from 'zod/mini';

type ActionShape<Name extends string> = {
  _action: z.ZodMiniLiteral<Name>;
  version: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
};
type ActionContract<Name extends string, Fields> = z.ZodMiniObject<ActionShape<Name> & Fields, z.core.$strict>;

/** The body of an action; naming a `version` refuses it where the record has changed since. */
export function actionOf<const Name extends string>(name: Name): z.ZodMiniObject<ActionShape<Name>, z.core.$strict>;
export function actionOf<const Name extends string, const Fields extends z.core.$ZodShape>(
  name: Name,
  fields: Fields,
): ActionContract<Name, Fields>;
export function actionOf(name: string, fields: z.core.$ZodShape = {}) {
  return z.strictObject({ _action: z.literal(name), version: z.optional(z.number()), ...fields });
}

/** The body of a create call. */
export const createOf = <const Type extends string, const Fields extends z.core.$ZodShape>(
  type: Type,
  fields: Fields,
) => z.strictObject({ type: z.literal(type), ...fields });

/** Changes to some of a record's fields; null takes one away. */
export const updateOf = <const Fields extends z.core.$ZodShape>(fields: Fields) =>
  z.strictObject({
    _action: z.literal('update'),
    version: z.number('required'),
    ...(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, z.optional(z.nullable(field))])) as {
      [Name in keyof Fields]: z.ZodMiniOptional<z.ZodMiniNullable<Fields[Name]>>;
    }),
  });
