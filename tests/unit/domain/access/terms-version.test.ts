import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { termsVersion } from '#domain/access/terms-version.ts';
import { readConfig } from '#server/config/config.ts';

test.each(['de', 'en'])('§4 the %s terms carry the version that the server requires users to accept', (language) => {
  const text = readFileSync(`src/content/legal/${language}/terms.md`, 'utf8');
  expect(text).toContain(`\nversion: "${termsVersion}"\n`);
  expect(text).toContain(`\ndate: ${termsVersion}\n`);
  expect(readConfig({}).termsVersion).toBe(termsVersion);
});
