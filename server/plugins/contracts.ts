import type { FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { type $ZodType, safeParse } from 'zod/v4/core';
import { type ApiError, invalidFields, notFound } from '../core/errors.ts';
import { fieldFaults } from '../core/field-faults.ts';

type Path = readonly PropertyKey[];

/** NUL characters and halves of a character, which no database column takes. */
const isUnkeepable = (text: string): boolean => text.includes('\0') || !text.isWellFormed();

const searchFields: ReadonlySet<string> = new Set(['search', '_search', 'term']);

/** Searches lose such characters, because a search for them finds nothing but is no error of the user. */
const withKeepableSearch = (query: object): object =>
  Object.fromEntries(
    Object.entries(query).map(([key, value]) => [
      key,
      searchFields.has(key) && typeof value === 'string' ? value.replaceAll('\0', ' ').toWellFormed() : value,
    ]),
  );

/** Where a value holds such a text. */
function findUnkeepable(value: unknown, path: Path = []): Path | undefined {
  if (typeof value === 'string') return isUnkeepable(value) ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const unkeepablePath = isUnkeepable(key) ? path : findUnkeepable(inner, [...path, key]);
    if (unkeepablePath) return unkeepablePath;
  }
  return undefined;
}

function read(schema: $ZodType, data: unknown): ApiError | { value: unknown } {
  const place = findUnkeepable(data);
  if (place) return invalidFields(fieldFaults([{ path: place, message: 'invalid' }]));
  const parsed = safeParse(schema, data);
  return parsed.success ? { value: parsed.data } : invalidFields(fieldFaults(parsed.error.issues));
}

/** Requests and answers go through their contracts; what an answer's contract does not name never leaves the server. */
export function speakContracts(app: FastifyInstance): void {
  app.setValidatorCompiler<$ZodType>(({ schema, httpPart }) => (data) => {
    const isQuery = httpPart === 'querystring' && typeof data === 'object' && data !== null;
    const result = read(schema, isQuery ? withKeepableSearch(data) : data);
    if ('value' in result) return result;
    return { error: httpPart === 'params' ? notFound() : result };
  });
  app.setSerializerCompiler(serializerCompiler);
}
