import type { FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { type $ZodType, safeParse } from 'zod/v4/core';
import { type ApiError, invalidFields, notFound } from '../errors.ts';
import { fieldFaults } from '../field-faults.ts';

type Path = readonly PropertyKey[];

/** Where a text holds a NUL character, which no database column takes. */
function findNul(value: unknown, path: Path = []): Path | undefined {
  if (typeof value === 'string') return value.includes('\0') ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = key.includes('\0') ? path : findNul(inner, [...path, key]);
    if (found) return found;
  }
  return undefined;
}

function read(schema: $ZodType, data: unknown): ApiError | { value: unknown } {
  const nul = findNul(data);
  if (nul) return invalidFields(fieldFaults([{ path: nul, message: 'invalid' }]));
  const parsed = safeParse(schema, data);
  return parsed.success ? { value: parsed.data } : invalidFields(fieldFaults(parsed.error.issues));
}

/** Requests and answers go through their contracts; what an answer's contract does not name never leaves the server. */
export function speakContracts(app: FastifyInstance): void {
  app.setValidatorCompiler<$ZodType>(({ schema, httpPart }) => (data) => {
    const result = read(schema, data);
    if ('value' in result) return result;
    return { error: httpPart === 'params' ? notFound() : result };
  });
  app.setSerializerCompiler(serializerCompiler);
}
