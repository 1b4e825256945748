import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { importsOf, perFile, root, type SourceFile, sourceFiles, walk } from './source-files.ts';

/** Texts of one namespace by dotted key. */
type Texts = Record<string, string>;

function flat(value: unknown, prefix = ''): Texts {
  if (typeof value !== 'object' || value === null) return { [prefix]: String(value) };
  return Object.assign(
    {},
    ...Object.entries(value).map(([key, inner]) => flat(inner, prefix ? `${prefix}.${key}` : key)),
  );
}

const readTexts = (language: 'de' | 'en'): Record<string, Texts> => {
  const folder = join(root, 'src/i18n', language);
  return Object.fromEntries(
    readdirSync(folder).map((file) => [
      file.replace('.json', ''),
      flat(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
    ]),
  );
};
const texts = { de: readTexts('de'), en: readTexts('en') };

/** All texts of a language by namespace. */
export const textsOf = (language: 'de' | 'en'): Record<string, Texts> => texts[language];

/** The key under which code asks for a text that has one form per number. */
export const withoutPlural = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');

export const parametersOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{\s*-?\s*(\w+)/g)].map((match) => match[1] ?? ''))].sort();

interface TextCall {
  path: string;
  namespace: string;
  /** Keys named in the call, with `.+` for each placeholder; empty if the key is a variable. */
  keys: string[];
  /** Names of the parameters that the call fills; undefined where they cannot be read off. */
  parameters: string[] | undefined;
}

/** What every type of records says under the same keys. */
const ofRecords = 'every record';
const isOfRecords = (texts: Texts) => 'list.caption' in texts && 'one.missing' in texts;
const recordNamespaces = Object.entries(textsOf('de')).flatMap(([name, texts]) => (isOfRecords(texts) ? [name] : []));

interface Name {
  name: string;
  namespace: string;
  /** Where the name is given; a call means the last one given before it. */
  from: number;
}

/** Names by which a file knows the texts of a namespace: `const t = texts('tickets')`, `t: TFunction<'tickets'>`. */
const namesIn = (text: string): Name[] =>
  [
    ...text.matchAll(/const (\w+)(?:: [^=\n]+)? = (?:texts|staticTexts|translatorIn)\((?:\w+, )?'([\w-]+)'\)/g),
    ...text.matchAll(/(\w+)\??: TFunction<'([\w-]+)'>/g),
    ...text.matchAll(/const (\w+) = recordTexts\(/g),
  ]
    .map((match) => ({ name: match[1] ?? '', namespace: match[2] ?? ofRecords, from: match.index }))
    .concat(
      /\btranslate \} from '[^']+\/event-text\.ts'/.test(text)
        ? [{ name: 'translate', namespace: 'events', from: 0 }]
        : [],
    )
    .sort((a, b) => b.from - a.from);

/** Literals that the first argument can be: not what it is compared with, nor what stands inside `${…}`. */
function keysOf(argument: ts.Expression): string[] {
  if (ts.isStringLiteralLike(argument)) return [argument.text];
  if (ts.isTemplateExpression(argument))
    return [argument.head.text + argument.templateSpans.map((span) => `.+${span.literal.text}`).join('')];
  if (ts.isConditionalExpression(argument)) return [...keysOf(argument.whenTrue), ...keysOf(argument.whenFalse)];
  if (ts.isParenthesizedExpression(argument) || ts.isAsExpression(argument)) return keysOf(argument.expression);
  if (ts.isBinaryExpression(argument)) return [...keysOf(argument.left), ...keysOf(argument.right)];
  return [];
}

function parametersGiven(argument: ts.Expression | undefined): string[] | undefined {
  if (!argument) return [];
  if (!ts.isObjectLiteralExpression(argument) || argument.properties.some(ts.isSpreadAssignment)) return undefined;
  return argument.properties.map((property) => property.name?.getText() ?? '');
}

/** The call with the name that ends at `from`, read up to its closing bracket. */
function callAt(text: string, from: number): ts.CallExpression | undefined {
  let depth = 0;
  for (let end = from; end < text.length; end += 1) {
    if (text[end] === '(') depth += 1;
    if (text[end] === ')') depth -= 1;
    if (depth > 0) continue;
    const tree = ts.createSourceFile(
      'call.tsx',
      `t${text.slice(from, end + 1)}`,
      ts.ScriptTarget.Latest,
      true,
      ts.ScriptKind.TSX,
    );
    const statement = tree.statements[0];
    return statement && ts.isExpressionStatement(statement) && ts.isCallExpression(statement.expression)
      ? statement.expression
      : undefined;
  }
  return undefined;
}

/** Every place where a file asks for a text, with its namespace. */
function asksIn(text: string): { namespace: string; end: number }[] {
  const names = namesIn(text);
  const direct = [...text.matchAll(/(?:texts|staticTexts)\((?:\w+, )?'([\w-]+)'\)(?=\()/g)].map((match) => ({
    namespace: match[1] ?? '',
    end: match.index + match[0].length,
  }));
  const labels = [...text.matchAll(/(?<![\w.])\w+(?=\()/g)].flatMap((match) => {
    const intent = names.filter(({ name }) => name === match[0]);
    const input = intent.find(({ from }) => from < match.index) ?? intent[0];
    return input ? [{ namespace: input.namespace, end: match.index + match[0].length }] : [];
  });
  return [...direct, ...labels];
}

const callsIn = (file: SourceFile): TextCall[] =>
  asksIn(file.text).flatMap(({ namespace, end }) => {
    const call = callAt(file.text, end);
    const first = call?.arguments[0];
    if (!call || !first) return [];
    const parameters = parametersGiven(call.arguments[1]);
    const [, other, ofOther] = keysOf(first)[0]?.match(/^([\w-]+):(.+)$/) ?? [];
    if (other && ofOther) return [{ path: file.path, namespace: other, keys: [ofOther], parameters }];
    const request = { path: file.path, keys: keysOf(first), parameters };
    const namespaces = namespace === ofRecords ? recordNamespaces : [namespace];
    return namespaces.map((name) => ({ ...request, namespace: name }));
  });

const files = sourceFiles('src', 'server');
const byPath = new Map(files.map((file) => [file.path, file]));
export const textCalls: TextCall[] = files.filter((file) => !file.path.startsWith('src/i18n/')).flatMap(callsIn);

/** Words of a file that may be a key: its string literals, up to a colon, and the names of its objects' properties. */
const wordsOf = perFile((file): string[] => {
  const words: string[] = [];
  walk(file.tree, (node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) words.push(node.text.split(':')[0] ?? '');
    if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) words.push(node.name.getText());
  });
  return words;
});

const isRule = (file: SourceFile) => /^src\/(contract|domain)\//.test(file.path);
const givesMessages = (file: SourceFile) => isRule(file) || /^(src\/(islands|stores)|server)\//.test(file.path);

/** Keys that code may ask for by a variable: words of the file, of what it imports, and of contracts and rules. */
export function variableKeys(namespace: string): Set<string> {
  const asking = textCalls
    .filter((call) => call.namespace === namespace && call.keys.length === 0)
    .map((call) => call.path);
  const near = asking.flatMap((path) => {
    const file = byPath.get(path);
    return file ? [file, ...importsOf(file).map((target) => byPath.get(target))] : [];
  });
  const sources =
    namespace === 'validation'
      ? files.filter(givesMessages)
      : asking.length > 0
        ? [...near, ...files.filter(isRule)]
        : [];
  return new Set(sources.flatMap((file) => (file ? wordsOf(file) : [])));
}

/** Texts that rules ask for: a form's description names what stands before the codes of a choice. */
export const describedKeys: string[] = files
  .filter(isRule)
  .flatMap((file) => [
    ...[...file.text.matchAll(/\b(?:words|codes): '(?:\w+:)?([\w.]+)'/g)].map((match) => `${match[1]}..+`),
    ...[...file.text.matchAll(/\btranslate\('ui:(\w+)'/g)].map((match) => match[1] ?? ''),
    ...[...file.text.matchAll(/'(?:blocks|porting|wholesale-customers):([\w.]+)'/g)].map((match) => match[1] ?? ''),
  ]);
