import type { FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { type $ZodType, safeParse } from 'zod/v4/core';
import { invalidFields } from '../errors.ts';
import { fieldFaults } from '../field-faults.ts';

/** Requests and answers go through their contracts; what an answer's contract does not name never leaves the server. */
export function speakContracts(app: FastifyInstance): void {
  app.setValidatorCompiler<$ZodType>(({ schema }) => (data) => {
    const parsed = safeParse(schema, data);
    return parsed.success ? { value: parsed.data } : { error: invalidFields(fieldFaults(parsed.error.issues)) };
  });
  app.setSerializerCompiler(serializerCompiler);
}
