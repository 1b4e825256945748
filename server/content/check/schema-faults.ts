import type * as z from 'zod/mini';
import { nearest } from '#domain/text/nearest.ts';
import type { Report } from './fault.ts';
import type { FrontMatter, Path } from './front-matter.ts';
import { describeField, fieldsAt, valuesAt } from './schema-shape.ts';

type Issue = z.core.$ZodIssue;

/** What zod says where the schema has no sentence of its own. */
const isPlain = (message: string) => message === '' || message.startsWith('Invalid');

const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce((value: unknown, step) => (value as Record<string | number, unknown> | null | undefined)?.[step], data);

const expected: Record<string, string> = {
  string: 'Hier gehört Text hin, am besten in Anführungszeichen.',
  number: 'Hier gehört eine Zahl hin, ohne Anführungszeichen.',
  int: 'Hier gehört eine ganze Zahl hin, ohne Anführungszeichen.',
  boolean: 'Hier gehört true oder false hin.',
  array: 'Hier gehört eine Liste hin: je Eintrag eine eingerückte Zeile, die mit „- “ beginnt.',
};

function suggestName(unknownName: string, knownNames: readonly string[]): string {
  const [near] = nearest(unknownName, knownNames);
  return near ? ` Meinten Sie „${near}“?` : knownNames.length > 0 ? ` Möglich sind: ${knownNames.join(', ')}.` : '';
}

/** A choice of shapes fails with the faults of each; the first shape is the one that editors write. */
const innermost = (issue: Issue): Issue => {
  const [first] = issue.code === 'invalid_union' ? (issue.errors[0] ?? []) : [];
  return first ? innermost(first) : issue;
};

function sentence(schema: z.ZodMiniType, schemaIssue: Issue, path: Path, value: unknown): string {
  const about = describeField(schema, path);
  if (value === undefined) return `Diese Angabe fehlt.${about ? ` ${about}.` : ''}`;
  if (value === null)
    return `Hinter dem Doppelpunkt steht nichts. Bitte ausfüllen oder die Zeile löschen.${about ? ` ${about}.` : ''}`;
  const issue = innermost(schemaIssue);
  const message = isPlain(schemaIssue.message) ? issue.message : schemaIssue.message;
  if (issue.code === 'invalid_type' && (typeof value === 'object' || isPlain(message))) {
    const parts = fieldsAt(schema, path);
    if (issue.expected === 'object') return `Hier gehören eingerückte Angaben hin, je Zeile eine: ${parts.join(', ')}.`;
    return expected[issue.expected] ?? 'Dieser Wert passt hier nicht.';
  }
  if (isPlain(message)) return `Dieser Wert passt hier nicht.${about ? ` ${about}.` : ''}`;
  if (issue.code === 'too_big' && typeof value === 'string') return `${message} Es sind ${[...value].length}.`;
  if (issue.code === 'invalid_value' && typeof value === 'string') {
    const [near] = nearest(value, valuesAt(schema, path));
    return near ? `${message} Meinten Sie „${near}“?` : message;
  }
  return message;
}

/** Reports everything in which the fields of a file differ from their schema. */
export function reportSchemaFaults(
  schemas: { german: z.ZodMiniType; english: z.ZodMiniType },
  language: 'de' | 'en',
  { data, lineOf }: Pick<FrontMatter, 'data' | 'lineOf'>,
  report: Report,
): void {
  const schema = language === 'en' ? schemas.english : schemas.german;
  const parsed = schema.safeParse(data);
  for (const issue of parsed.error?.issues ?? []) {
    const path = issue.path as Path;
    if (issue.code !== 'unrecognized_keys') {
      report(lineOf(path), path.join('.'), sentence(schema, issue, path, valueAt(data, path)));
      continue;
    }
    for (const key of issue.keys) {
      const onlyGerman = language === 'en' && fieldsAt(schemas.german, path).includes(key);
      const says = onlyGerman
        ? 'Diese Angabe kommt aus der deutschen Datei und gilt für beide Sprachen. Bitte hier löschen.'
        : `Diese Angabe gibt es hier nicht.${suggestName(key, fieldsAt(schema, path))}`;
      report(lineOf([...path, key]), [...path, key].join('.'), says);
    }
  }
}
