import * as z from 'zod/mini';
import { type CollectionName, collections } from '#content/schema/collections.ts';
import type { Locale } from '#domain/access/routes.ts';

export interface JsonSchema {
  readonly type?: string;
  readonly description?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly anyOf?: readonly JsonSchema[];
}

const isEmpty = (schema: JsonSchema) => Object.keys(schema).length === 0;

/** What an editor may write for the front matter of one kind of file, as JSON Schema 2020-12. */
export const jsonSchemaOf = (name: CollectionName, language: Locale): JsonSchema =>
  z.toJSONSchema(collections[name][language === 'de' ? 'german' : 'english'], {
    io: 'input',
    unrepresentable: 'any',
    // YAML reads some texts as dates, but the author wrote a text.
    override: ({ jsonSchema }) => {
      const choices = (jsonSchema.anyOf as JsonSchema[] | undefined)?.filter((choice) => !isEmpty(choice));
      if (choices?.length !== 1) return;
      delete jsonSchema.anyOf;
      Object.assign(jsonSchema, choices[0]);
    },
  }) as JsonSchema;
