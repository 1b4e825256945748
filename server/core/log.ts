import type { FastifyRequest } from 'fastify';
import type { LoggerOptions } from 'pino';

const secretKeys = [
  'authorization',
  'password',
  'current',
  'token',
  'jwt',
  '_ticket',
  '_resetToken',
  '_termsToken',
  '_secondFactorToken',
  'secret',
  'uri',
  'setup',
  'proof',
  'recoveryCode',
  'recoveryCodes',
  'passwordHash',
  'displayName',
  'username',
  'name',
  'email',
  'phone',
  'recipient',
  'contactLastName',
  'contactFirstName',
  'contactEmail',
  'contactPhone',
];

const paths = ['', '*.', '*.*.'].flatMap((depth) => secretKeys.map((key) => `${depth}${key}`));

const address = /[^\s@"'<>(),;:=]+@[^\s@"'<>(),;:=]+/g;
const secretInUrl = /((?:token|jwt|_ticket|password)=)[^&\s"']*/gi;
const jwt = /\b[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}\b/g;

const withoutSecrets = (text: string): string =>
  text.replace(secretInUrl, '$1[Redacted]').replace(jwt, '[Redacted]').replace(address, '[Redacted]');

/** Text without mail addresses and tokens. Database libraries end it with `params:` and a statement's values, of many lines. */
const scrub = (text: string): string => withoutSecrets(text.replace(/\nparams:.*/s, '\nparams: [Redacted]'));

interface Thrown {
  readonly name?: string;
  readonly message?: string;
  readonly stack?: string;
  readonly code?: unknown;
  readonly cause?: unknown;
}

function describe(error: Thrown): Record<string, unknown> {
  const { name, message = '', stack = '', code, cause } = error;
  const safeMessage = scrub(message);
  return {
    type: name,
    message: safeMessage,
    stack: stack.includes(message) ? withoutSecrets(stack.replace(message, () => safeMessage)) : scrub(stack),
    ...(code !== undefined && { code }),
    ...(cause instanceof Error && { cause: describe(cause) }),
  };
}

/** Only the pattern of the route and ids: paths and queries may carry file names, searched names and tokens. */
function describeRequest(request: FastifyRequest): Record<string, unknown> {
  const { trid, id } = (request.params ?? {}) as { trid?: string; id?: string };
  return { method: request.method, route: request.routeOptions?.url ?? 'unknown', trid, id };
}

/** JSON lines without passwords, tokens, names and mail addresses. */
export const logOptions = (level: string): LoggerOptions => ({
  level,
  base: { pid: process.pid },
  redact: { paths, censor: '[Redacted]' },
  serializers: { req: describeRequest as (value: unknown) => unknown, err: describe as (value: unknown) => unknown },
  hooks: {
    logMethod(args, method) {
      method.apply(this, args.map((arg) => (typeof arg === 'string' ? scrub(arg) : arg)) as typeof args);
    },
  },
});
