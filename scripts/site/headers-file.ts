import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { cacheHeaders, pageSearchHeaders, securityHeaders } from '../../src/domain/security-headers.ts';

const block = (path: string, headers: Record<string, string>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** Writes `dist/_headers`, from which static hosts send what the embedded server sends itself. */
export const headersFile = (): AstroIntegration => ({
  name: 'headers-file',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const blocks = [
        block('/*', securityHeaders),
        block('/pagefind/*', pageSearchHeaders),
        ...Object.entries(cacheHeaders).map(([path, value]) => block(path, { 'Cache-Control': value })),
      ];
      await writeFile(new URL('_headers', dir), `${blocks.join('\n\n')}\n`);
    },
  },
});
