import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { loadEnv } from 'vite';
import { buildFile, buildOfClone } from '#server/core/build.ts';
import { root } from '../command.ts';
import { builtLegalTexts } from './legal-texts.ts';

/** Leaves the public settings that the site was built with, its legal texts and the commit to the server, so that both say the same. */
export const buildSettings = (): AstroIntegration => ({
  name: 'build-settings',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const folder = `${fileURLToPath(dir).replace(/\/$/, '')}.content`;
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'legal.json'), JSON.stringify(builtLegalTexts()));
      writeFileSync(buildFile(folder), JSON.stringify(buildOfClone()));
      writeFileSync(join(folder, 'settings.json'), JSON.stringify(loadEnv('production', root, 'PUBLIC_')));
    },
  },
});
