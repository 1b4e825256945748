import { mkdir, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { securityContact, securityText, securityTextPath } from '#domain/site/security-text.ts';

/** Writes the file for static hosts; the embedded server makes its own. */
export const securityTextFile = (): AstroIntegration => ({
  name: 'security-text-file',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const { PUBLIC_SECURITY_CONTACT, PUBLIC_BASE_URL = '' } = process.env;
      const file = new URL(`.${securityTextPath}`, dir);
      await mkdir(new URL('.', file), { recursive: true });
      const contactDetails = {
        contact: PUBLIC_SECURITY_CONTACT || securityContact,
        baseUrl: PUBLIC_BASE_URL.replace(/\/$/, ''),
      };
      await writeFile(file, securityText({ ...contactDetails, now: Date.now() }));
    },
  },
});
