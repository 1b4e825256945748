import type { AstroIntegration } from 'astro';
import { expect, test } from 'vitest';
import { partsPage } from '#scripts/site/parts-page.ts';

type Setup = NonNullable<AstroIntegration['hooks']['astro:config:setup']>;

/** The addresses that a command of Astro gets beside those of the site's pages. */
function addressesOf(command: string): string[] {
  const added: string[] = [];
  const injectRoute = ({ pattern }: { pattern: string }) => void added.push(pattern);
  void partsPage().hooks['astro:config:setup']?.({ command, injectRoute } as unknown as Parameters<Setup>[0]);
  return added;
}

test('the parts page exists in development only and is not in a built site', () => {
  expect(addressesOf('dev')).toEqual(['/[...locale]/parts']);
  for (const command of ['build', 'preview', 'sync']) expect(addressesOf(command)).toEqual([]);
});
