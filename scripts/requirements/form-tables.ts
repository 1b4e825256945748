import * as z from 'zod/mini';
import type { Condition, Field, Fields, FormContext, FormDescription } from '#domain/form/form-description.ts';
import { codesOf, isChoice, isRequired } from '#domain/form/form-values.ts';

/** A text of the namespace of a form, or of another one before a colon, in both languages. */
export type Captions = (key: string) => readonly [german: string, english: string];

export interface DescribedForm {
  readonly title: string;
  readonly forms: readonly FormDescription[];
  readonly captions: Captions;
}
/** Groups of fields that many forms have. */
export type Blocks = ReadonlyMap<string, Fields>;

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const code = (text: string) => `\`${text}\``;

function conditionText(condition: Condition): string {
  if ('not' in condition) return `not (${conditionText(condition.not)})`;
  if ('all' in condition) return condition.all.map(conditionText).join(' and ');
  if ('any' in condition) return condition.any.map(conditionText).join(' or ');
  if ('isGiven' in condition) return `${code(condition.field)} given`;
  return `${code(condition.field)} ${condition.is.map((value) => String(value)).join(', ')}`;
}

/** More choices than these are counted instead of named. */
const maxNamed = 12;
const nothing: FormContext = { today: '2026-01-01', holidays: {} };

function choicesText(field: Extract<Field, { kind: 'select' | 'combobox' | 'radio' | 'choices' }>, captions: Captions) {
  const codes = codesOf(field.contract);
  if (codes.length === 0) return 'one of the records that there are';
  if (codes.length > maxNamed) return `${codes.length} choices`;
  const options = field.words ? [] : (field.options?.(nothing, () => undefined) ?? []);
  const caption = (one: string) =>
    field.words ? captions(`${field.words}.${one}`)[0] : (options.find(({ value }) => value === one)?.label ?? one);
  return codes.map((one) => (caption(one) === one ? code(one) : `${code(one)} ${caption(one)}`)).join(', ');
}

const limits = z.object({ minLength: z.optional(z.number()), maxLength: z.optional(z.number()) });

function lengthText(contract: z.ZodMiniType): string {
  const { minLength = 0, maxLength } = limits.parse(z.toJSONSchema(contract, { io: 'input', unrepresentable: 'any' }));
  if (maxLength === undefined) return '';
  return minLength > 1 ? ` of ${minLength} to ${maxLength}` : ` up to ${maxLength}`;
}

const kinds: Partial<Record<Field['kind'], string>> = {
  line: 'text',
  email: 'e-mail',
  phone: 'telephone',
  number: 'number',
  money: 'amount',
  checkbox: 'yes or no',
  date: 'day',
};

function answerText(field: Field, captions: Captions, block: string | undefined): string {
  if (field.kind === 'group') return block ? `[${block}](#${block.toLowerCase()})` : 'group';
  if (field.kind === 'table') return `${field.min} to ${field.max} rows`;
  if (field.kind === 'files') return field.max === 1 ? 'a file' : `${field.min} to ${field.max} files`;
  if (field.kind === 'long') return `text up to ${field.max}`;
  if (isChoice(field)) return choicesText(field, captions);
  const kind = kinds[field.kind] ?? field.kind;
  return 'contract' in field && field.kind === 'line' ? `${kind}${lengthText(field.contract)}` : kind;
}

const isSame = (one: Fields, other: Fields) => Object.keys(one).join() === Object.keys(other).join();

function rowsOf(fields: Fields, captions: Captions, blocks: Blocks, path = ''): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'note') return [];
    const inner = 'fields' in field ? field.fields : undefined;
    const block = inner && [...blocks].find(([, one]) => isSame(one, inner))?.[0];
    const demanded = field.requiredWhen ? `if ${conditionText(field.requiredWhen)}` : isRequired(field) ? 'yes' : '';
    const asked = field.when ? conditionText(field.when) : '';
    const [german, english] = captions(field.label);
    const cells = [code(path + name), german, english, answerText(field, captions, block), demanded, asked];
    const below =
      inner && !block ? rowsOf(inner, captions, blocks, `${path}${name}${field.kind === 'table' ? '[]' : ''}.`) : [];
    return [`| ${cells.map(cell).join(' | ')} |`, ...below];
  });
}

const table = (rows: readonly string[]) => [
  '| Key | Deutsch | English | Answer | Required | Asked where |',
  '|---|---|---|---|---|---|',
  ...rows,
  '',
];

/** The fields of several forms together, section by section, in the order in which they come first. */
function sectionsOf(
  forms: readonly FormDescription[],
): Map<string, { readonly title: string; readonly fields: Fields }> {
  const sections = new Map<string, { title: string; fields: Fields }>();
  for (const { name, title, fields } of forms.flatMap((form) => form.sections)) {
    const before = sections.get(name);
    sections.set(name, { title: before?.title ?? title ?? '', fields: { ...fields, ...before?.fields } });
  }
  return sections;
}

/** `docs/domain/fields.md`: the fields of all forms. */
export function fieldTables(forms: readonly DescribedForm[], blocks: Blocks, captionsOfBlocks: Captions): string {
  return [
    '<!-- Made by `npm run requirements`. -->',
    '# Fields of all forms',
    '',
    'Made from the descriptions of the forms in `src/domain`. "Required" counts once a field is asked for; "asked where" names the',
    'answers of other fields on which it depends. Choices stand with their German captions. Rules between fields stand with their nouns.',
    '',
    ...forms.flatMap(({ title, forms: described, captions }) => [
      `## ${title}`,
      '',
      ...[...sectionsOf(described)].flatMap(([name, section]) => {
        const rows = rowsOf(section.fields, captions, blocks);
        const heading = section.title ? captions(section.title).join(' · ') : name;
        return rows.length > 0 ? [`**${heading}**`, '', ...table(rows)] : [];
      }),
    ]),
    ...[...blocks].flatMap(([name, fields]) => [
      `## ${name}`,
      '',
      ...table(rowsOf(fields, captionsOfBlocks, new Map())),
    ]),
  ].join('\n');
}
