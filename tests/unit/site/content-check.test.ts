import type { AstroIntegration } from 'astro';
import { afterEach, expect, test, vi } from 'vitest';
import { contentCheck } from '#scripts/site/content-check.ts';
import type { Fault } from '#server/content/check/fault.ts';

afterEach(() => vi.unstubAllEnvs());

const fault: Fault = { file: 'src/content/help/de/tickets.md', line: 3, field: 'order', says: 'Eine ganze Zahl.' };

type Setup = NonNullable<AstroIntegration['hooks']['astro:config:setup']>;
/** What a command of Astro says when it starts with these faults. */
function start(
  command: string,
  faults: readonly Fault[],
  folder = '/portal/dist/',
): { said: string; run: () => unknown } {
  const messages: string[] = [];
  const setup = contentCheck(() => faults).hooks['astro:config:setup'];
  const logger = { error: (text: string) => messages.push(text), info: () => undefined };
  const config = { outDir: new URL(`file://${folder}`) };
  const context = { command, config, logger } as unknown as Parameters<Setup>[0];
  return {
    get said() {
      return messages.join('');
    },
    run: () => setup?.(context),
  };
}

test('§site a build with faults in its content ends, and names all of them', () => {
  const build = start('build', [fault, { ...fault, line: 9, field: '' }]);
  expect(build.run).toThrow('Inhalte Fehler haben');
  expect(build.said).toContain(
    'src/content/help/de/tickets.md:3\n    order: Eine ganze Zahl.\nsrc/content/help/de/tickets.md:9',
  );
});

test('§site a build without faults goes on; other commands do not ask', () => {
  expect(start('build', []).run).not.toThrow();
  expect(start('sync', [fault]).run).not.toThrow();
});

test('§site drafts are built into the preview folder only, never into a published one', () => {
  vi.stubEnv('PUBLIC_CONTENT_PREVIEW', '1');
  expect(start('build', []).run).toThrow('npm run preview');
  expect(start('build', [], '/portal/node_modules/.cache/portal/preview/site/').run).not.toThrow();
});
