import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDiskFull } from '../core/disk-full.ts';
import {
  ApiError,
  badRequest,
  notFound,
  notReady,
  overloaded,
  storageFull,
  tooLarge,
  unexpected,
} from '../core/errors.ts';
import { isDatabaseUnavailable } from '../db/unavailable.ts';
import { ChangedMeanwhile, SourceUnreachable } from '../library/sources/library-source.ts';
import { S3Fault } from '../s3/s3-fault.ts';

/** The database, or the place where files lie, does not answer, or files are being changed at this moment. */
export const isTransient = (error: unknown): boolean =>
  error instanceof S3Fault ||
  error instanceof SourceUnreachable ||
  error instanceof ChangedMeanwhile ||
  isDatabaseUnavailable(error);

/** What a library refused becomes one of our own answers; all else is our fault and says nothing about the inside. */
function asApiError(error: FastifyError | ApiError): ApiError {
  if (error instanceof ApiError) return error;
  if (error.statusCode === 413) return tooLarge();
  if (error.statusCode === 404) return notFound();
  if (isDiskFull(error)) return storageFull();
  // Also a body that broke off, which looks like the database's connection.
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) return badRequest();
  return isTransient(error) ? notReady() : unexpected();
}

export function answerError(error: FastifyError | ApiError, request: FastifyRequest, reply: FastifyReply): void {
  const answer = asApiError(error);
  if (answer.statusCode >= 500 && answer !== overloaded()) request.log.error({ err: error }, 'request failed');
  if (answer.statusCode === 503) reply.header('Retry-After', '2');
  if (answer.statusCode === 401) reply.header('WWW-Authenticate', 'Bearer');
  reply
    .code(answer.statusCode)
    .header('Cache-Control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ _error: answer.code, _errorMessage: answer.message, ...answer.extras, requestId: request.id });
}

export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
}
