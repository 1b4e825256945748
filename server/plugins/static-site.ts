import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import type { Locale } from '#domain/access/routes.ts';
import {
  assetHeaders,
  cacheHeaders,
  pageCache,
  pageSearchHeaders,
  securityHeaders,
} from '#domain/site/security-headers.ts';
import { acceptedLanguages, languageCookie, preferredLanguage } from '#domain/text/language.ts';
import { notFound } from '../core/errors.ts';
import { answerError } from './error-handler.ts';

/** Only plain names: no dot folders, no backslashes, nothing that leads up. */
const plainPath = /^(?:\/[\w@+~-][\w.@+~-]*)*\/?$/;
/** Lists for hosts, and packed copies, which travel under the name of what is in them. */
const hidden = /^\/_(?!astro\/)|\.(?:br|gz)$/;
/** What stands at unknown addresses is no page of its own. */
const missingPage = /^(?:\/en)?\/404(?:\.html)?\/?$/;

const cacheOf = (path: string) =>
  Object.entries(cacheHeaders).find(([pattern]) => path.startsWith(pattern.slice(0, -1)))?.[1] ?? cacheHeaders['/*'];

const policy = 'Content-Security-Policy';
/** Both policies hold. */
const pageSearchPolicy = `${securityHeaders[policy]}, ${pageSearchHeaders[policy]}`;

/** Files of the page index with bytes that are already compressed; another content type would compress them again. */
const isPackedIndex = (path: string) => path.startsWith('/pagefind/') && !/\.js(?:on)?$/.test(path);

/** The file behind a path: itself, or a page without its ending. */
async function fileFor(folder: string, path: string): Promise<string | undefined> {
  if (!plainPath.test(path) || hidden.test(path) || missingPage.test(path)) return undefined;
  const bare = path.replace(/\/$/, '');
  for (const candidate of bare === '' ? ['/index.html'] : [bare, `${bare}.html`, `${bare}/index.html`]) {
    const fileStats = await stat(join(folder, candidate)).catch(() => undefined);
    if (fileStats?.isFile()) return candidate;
  }
  return undefined;
}

/** Decision 1: the language of `/` for a visitor who has not chosen one. */
function firstLanguage({ cookie = '', ...headers }: IncomingHttpHeaders): Locale {
  const chosen = new RegExp(`(?:^|; )${languageCookie}=(\\w+)`).exec(cookie)?.[1];
  return preferredLanguage(chosen, acceptedLanguages(headers['accept-language'] ?? ''));
}

/** Serves the built site beside the API. */
export async function staticSite(app: FastifyInstance): Promise<void> {
  const folder = app.services.config.siteDir;
  await app.register(fastifyStatic, {
    serve: false,
    cacheControl: false,
    preCompressed: true,
  });

  async function sendMissing(reply: FastifyReply, path: string) {
    const inEnglish = /^\/en(?:\/|$)/.test(path);
    const page = [...(inEnglish ? ['en/404.html'] : []), '404.html'].map((name) => join(folder, name)).find(existsSync);
    if (!page) throw notFound();
    const text = await readFile(page, 'utf8');
    return reply.code(404).header('Cache-Control', cacheHeaders['/*']).type('text/html; charset=utf-8').send(text);
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    schema: { hide: true },
    logLevel: 'warn',
    errorHandler: (error: FastifyError & { headers?: Record<string, string> }, request, reply) => {
      if (error.statusCode !== 416) return answerError(error, request, reply);
      reply
        .code(416)
        .headers(error.headers ?? {})
        .send();
    },
    handler: async (request, reply) => {
      const path = decodeURI(request.url.split('?')[0] ?? '/');
      if (path === '/') {
        reply.header('Vary', 'Accept-Language, Cookie');
        if (firstLanguage(request.headers) === 'en' && existsSync(join(folder, 'en.html')))
          return reply.header('Cache-Control', cacheHeaders['/*']).redirect(`/en${request.url.slice(1)}`);
      }
      // Programs ask there, and read errors as the API words them (§8-1).
      if (path.startsWith('/api/')) throw notFound();
      const file = await fileFor(folder, path);
      if (!file) return sendMissing(reply, path);
      // Who asks for a part of a file counts the bytes of the file, not of its packed copy.
      if (request.headers.range) request.headers['accept-encoding'] = 'identity';
      if (file.startsWith('/pagefind/')) reply.header(policy, pageSearchPolicy);
      if (file.startsWith('/_astro/')) reply.headers(assetHeaders);
      const isPacked = isPackedIndex(file);
      if (isPacked) reply.type('application/gzip');
      const cache = path !== '/' && file.endsWith('.html') ? pageCache : cacheOf(file);
      return reply.header('Cache-Control', cache).sendFile(file.slice(1), folder, { contentType: !isPacked });
    },
  });
}
