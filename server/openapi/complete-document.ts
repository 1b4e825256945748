import keyExamples from './key-examples.json' with { type: 'json' };
import { tagDescriptions } from './tags.ts';

interface Schema {
  readonly [key: string]: unknown;
}
interface Example {
  readonly id?: string;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly answer?: object;
}
interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
  example?: unknown;
}
interface Media {
  readonly schema?: Schema;
  example?: unknown;
}
interface Answer {
  description: string;
  headers?: object;
  content?: Record<string, Media>;
}
interface Operation {
  operationId?: string;
  tags?: string[];
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, Media> };
  responses: Record<string, Answer>;
}
interface Document {
  tags?: object[];
  paths?: Record<string, Record<string, Operation>>;
}

export const examples: Readonly<Record<string, Example>> = keyExamples;
/** The organisation of the examples. */
const exampleTrid = '1001';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
/** `get /api/foundation/{trid}/data` → `getFoundationByTridData`: as stable as the address. */
export const operationIdOf = (method: string, path: string): string =>
  method.toLowerCase() +
  path
    .replace(/^\/api/, '')
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => `by-${name}`)
    .split(/[^A-Za-z0-9]+/)
    .map(capital)
    .join('');

const file: Answer = {
  description: 'The file',
  content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
};
const header = (description: string) => ({ description, schema: { type: 'string' } });
/** What tus answers; its library writes these answers, not a contract. */
const uploadAnswers: Readonly<Record<string, Record<string, Answer>>> = {
  'OPTIONS /uploads': { 204: { description: 'Versions and extensions, in headers' } },
  'POST /uploads': {
    201: { description: 'The upload has begun', headers: { Location: header('Where its bytes are sent') } },
  },
  'HEAD /uploads/{id}': {
    200: { description: 'How far it is', headers: { 'Upload-Offset': header('Bytes that have arrived') } },
  },
  'PATCH /uploads/{id}': {
    204: { description: 'Bytes have arrived', headers: { 'Upload-Offset': header('Bytes that have arrived') } },
  },
  'DELETE /uploads/{id}': { 204: { description: 'The upload is withdrawn' } },
};

function completeAnswers(operation: Operation, call: string, refusals: Record<string, Answer>): void {
  const { responses } = operation;
  const isRefusing = Object.keys(responses).some((status) => status.startsWith('4'));
  const answers = Object.entries(responses);
  const isWithout = !answers.some(([status]) => status.startsWith('2'));
  // Without a contract of its answers a call sends a file.
  const sendsFile = isWithout || (!isRefusing && answers.every(([, { content }]) => content === undefined));
  const success = uploadAnswers[call] ?? (sendsFile ? { 200: file } : {});
  if (uploadAnswers[call]) delete responses['200'];
  operation.responses = { ...responses, ...success, ...(isRefusing ? {} : refusals) };
  for (const [status, answer] of Object.entries(operation.responses))
    if (answer.description === 'Default Response')
      operation.responses[status] = { ...answer, description: status.startsWith('2') ? 'Done' : 'Refused' };
}

function addParameter(operation: Operation, place: string, name: string, example: unknown): void {
  const parameters = operation.parameters ?? [];
  const present = parameters.find((one) => one.in === place && one.name.toLowerCase() === name);
  if (present) present.example = example;
  else parameters.push({ name, in: place, required: true, schema: { type: 'string' }, example });
  operation.parameters = parameters;
}

function addExample(operation: Operation, { id, query = {}, headers = {}, body, answer }: Example, path: string): void {
  if (path.includes('{trid}')) addParameter(operation, 'path', 'trid', exampleTrid);
  if (id !== undefined) addParameter(operation, 'path', 'id', id);
  for (const [name, value] of Object.entries(query)) addParameter(operation, 'query', name, value);
  for (const [name, value] of Object.entries(headers)) addParameter(operation, 'header', name, value);
  if ('upload-offset' in headers)
    operation.requestBody = {
      content: { 'application/offset+octet-stream': { schema: { type: 'string', format: 'binary' } } },
    };
  const sent = operation.requestBody?.content?.['application/json'];
  if (sent && body) sent.example = body;
  const [, success] = Object.entries(operation.responses).find(([status]) => status.startsWith('2')) ?? [];
  const answered = success?.content?.['application/json'];
  if (answered && answer) answered.example = answer;
}

/** Names each choice once, and each property of a table with fixed keys. */
function tidySchemas(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidySchemas);
  if (typeof value !== 'object' || value === null) return value;
  const tidy: Record<string, unknown> = {};
  for (const [name, one] of Object.entries(value)) tidy[name] = name === 'example' ? one : tidySchemas(one);
  for (const name of ['anyOf', 'oneOf']) {
    const choices = tidy[name];
    if (!Array.isArray(choices)) continue;
    const texts = choices.map((one) => JSON.stringify(one));
    tidy[name] = choices.filter((_, index) => texts.indexOf(texts[index] ?? '') === index);
  }
  const { propertyNames, required, additionalProperties } = tidy;
  if (propertyNames && Array.isArray(required) && tidy['properties'] === undefined)
    tidy['properties'] = Object.fromEntries(required.map((name: string) => [name, additionalProperties]));
  return tidy;
}

/** Adds to what contracts say: names of calls, groups, answers that no contract describes, examples for keys. */
export function completeDocument<T extends object>(document: T, refusals: object): T {
  const { paths = {}, ...rest } = document as Document;
  const complete: NonNullable<Document['paths']> = {};
  const tags = new Set<string>();
  for (const [path, operations] of Object.entries(paths)) {
    // A rest of a path has no name in a description else.
    const named = path.replace('{*}', '{name}');
    const calls: Record<string, Operation> = {};
    complete[named] = calls;
    for (const [method, shared] of Object.entries(operations)) {
      // Methods of one route share what describes them.
      const operation = structuredClone(shared);
      calls[method] = operation;
      const call = `${method.toUpperCase()} ${named.replace(/^\/api/, '')}`;
      operation.operationId = operationIdOf(method, named);
      for (const parameter of operation.parameters ?? []) if (parameter.name === '*') parameter.name = 'name';
      for (const tag of operation.tags ?? []) tags.add(tag);
      completeAnswers(operation, call, refusals as Record<string, Answer>);
      const example = examples[call];
      if (example) addExample(operation, example, named);
    }
  }
  return {
    ...rest,
    tags: [...tags].toSorted().map((name) => ({ name, description: tagDescriptions[name] ?? '' })),
    paths: tidySchemas(complete),
  } as unknown as T;
}
