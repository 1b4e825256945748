import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';

const compressible = /\.(?:html|css|js|json|svg|txt|xml|webmanifest|wasm)$/;
/** One packet's worth: below it nothing arrives sooner. */
const worthwhile = 1024;

const packGzip = promisify(gzip);
const packBrotli = promisify(brotliCompress as (text: Buffer, options: BrotliOptions, done: ZlibDone) => void);
type ZlibDone = (error: Error | null, packed: Buffer) => void;

/**
 * Immutable files and public pages get the smallest compression; other pages are many and new with each build, and the
 * last 7 % would take twenty times as long.
 */
const qualityOf = (name: string, text: Buffer) =>
  name.startsWith('_astro') || text.includes('data-access="public"') ? 11 : 6;

async function pack(site: string, name: string): Promise<boolean> {
  const path = join(site, name);
  const text = await readFile(path);
  if (text.length < worthwhile) return false;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: qualityOf(name, text),
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    // 256 KiB, more than most files have; getting and freeing the usual 4 MiB took longer than the packing.
    [constants.BROTLI_PARAM_LGWIN]: 18,
  };
  const packed = { br: await packBrotli(text, { params }), gz: await packGzip(text, { level: 9 }) };
  for (const [ending, bytes] of Object.entries(packed)) await writeFile(`${path}.${ending}`, bytes);
  return true;
}

/** Writes `x.br` and `x.gz` beside the texts of a built site, for hosts that send them as they are; answers how many. */
export async function writePacked(site: string): Promise<number> {
  const names = (await readdir(site, { recursive: true })).filter((name) => compressible.test(name));
  let count = 0;
  // Two at a time for each of the four threads of zlib, so that none waits for a file.
  const workers = Array.from({ length: 8 }, async () => {
    for (let name = names.pop(); name; name = names.pop()) if (await pack(site, name)) count += 1;
  });
  await Promise.all(workers);
  return count;
}

export const precompress = (): AstroIntegration => ({
  name: 'precompress',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      logger.info(`${await writePacked(fileURLToPath(dir))} files packed`);
    },
  },
});
