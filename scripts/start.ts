import { ensureSite } from './site-build.ts';

await ensureSite();
// In this very process, so that signals reach the server directly.
await import('../server/main.ts');
