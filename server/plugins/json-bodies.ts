import type { FastifyInstance } from 'fastify';
import { badRequest } from '../core/errors.ts';

/**
 * More than any of our forms has: each level is one more recursive call in the code that walks through a body later.
 */
const deepest = 32;
const usualValues = 5000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How many values a body may have, where that is more than usual. */
    readonly maxValues?: number;
  }
}

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
/** `{` and `[`, `}` and `]` differ by this bit alone. */
const square = 0x20;
const opening = 0x7b;
const closing = 0x7d;

/** Whether a JSON text is as deep and as wide as a body may be; it need not be JSON. */
function isModest(text: string, maxValues = usualValues): boolean {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charCodeAt(at);
    if (char === quote) {
      at = endOfString(text, at);
    } else if (char === comma) {
      values += 1;
    } else if ((char | square) === opening) {
      depth += 1;
      values += 1;
    } else if ((char | square) === closing) {
      depth -= 1;
    }
    if (depth > deepest || values > maxValues) return false;
  }
  return true;
}

function endOfString(text: string, start: number): number {
  let end = start;
  do {
    end = text.indexOf('"', end + 1);
    if (end < 0) return text.length;
  } while (isEscaped(text, end));
  return end;
}

function isEscaped(text: string, at: number): boolean {
  let before = at - 1;
  while (text.charCodeAt(before) === backslash) before -= 1;
  return (at - before) % 2 === 0;
}

/** Bodies are refused by their shape before anything is made of them. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (typeof body !== 'string' || !isModest(body, request.routeOptions.config.maxValues)) return done(badRequest());
    return parse(request, body, done);
  });
}
