import { createHash } from 'node:crypto';
import { build, type Plugin } from 'vite';

const prefix = 'virtual:inline/';

/** Bundles `src/early/<name>.ts` into one minified script that a page carries in its markup: `import { code, hash } from 'virtual:inline/<name>'`. */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const entry = `src/early/${id.slice(prefix.length + 1)}.ts`;
      this.addWatchFile(entry);
      const code = await bundle(entry);
      const hash = `sha256-${createHash('sha256').update(code).digest('base64')}`;
      return `export const code = ${JSON.stringify(code)}; export const hash = ${JSON.stringify(hash)};`;
    },
  };
}

async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'import.meta.env.SSR': 'false' },
    build: { write: false, minify: true, target: 'es2022', lib: { entry, formats: ['iife'], name: 'portal' } },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const chunk = outputs
    .flatMap((output) => ('output' in output ? output.output : []))
    .find((part) => part.type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error(`${entry}: nothing was built`);
  return chunk.code.trim();
}
