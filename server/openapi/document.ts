/** The parts of an OpenAPI document that the page shows. */
export interface JsonSchema {
  readonly [key: string]: unknown;
}
export interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: JsonSchema; readonly example?: object }>>;
  readonly description?: string;
}
export interface Operation {
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly security?: readonly unknown[];
  readonly parameters?: readonly { name: string; in: string; required?: boolean; schema?: JsonSchema }[];
  readonly requestBody?: Content;
  readonly responses?: Readonly<Record<string, Content>>;
}
export interface ApiDocument {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}
