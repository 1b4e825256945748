/** A field of an entry, as JSON Schema says it. */
export interface FieldSchema {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly string[];
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly required?: readonly string[];
  readonly items?: FieldSchema;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly anyOf?: readonly FieldSchema[];
}

export type Fields = Readonly<Record<string, unknown>>;

export interface ContentFieldProps {
  /** `chapters.0.title` */
  path: string;
  schema: FieldSchema;
  value: unknown;
  /** What the German file says here, beside an English field. */
  german?: unknown;
  required: boolean;
  onChange: (value: unknown) => void;
}

const texts = ['title', 'caption', 'description', 'text', 'message'];
const audience = ['roles', 'validFrom', 'validUntil'];

/** Names of the fields in the sections of the form; whether it is published is no field. */
export function sectionsOf({ properties = {} }: FieldSchema) {
  const names = Object.keys(properties).filter((name) => name !== 'draft');
  return {
    text: texts.filter((name) => names.includes(name)),
    facts: names.filter((name) => !texts.includes(name) && !audience.includes(name)),
    audience: audience.filter((name) => names.includes(name)),
  };
}

const maxLine = 120;
/** How a field is typed. */
export function inputOf(name: string, schema: FieldSchema) {
  if (name === 'validFrom' || name === 'validUntil') return 'moment' as const;
  if (schema.format === 'date') return 'day' as const;
  if (schema.enum) return 'choice' as const;
  if (schema.type === 'boolean') return 'yesNo' as const;
  if (schema.type === 'integer' || schema.type === 'number') return 'number' as const;
  if (schema.type === 'object') return 'group' as const;
  if (schema.type === 'array' && schema.items?.enum) return 'several' as const;
  if (schema.type === 'array' && name === 'lessons') return 'lessons' as const;
  if (schema.type === 'array') return 'list' as const;
  return (schema.maxLength ?? 0) > maxLine ? ('lines' as const) : ('line' as const);
}
