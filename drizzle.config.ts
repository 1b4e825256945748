import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/db/tables.ts', './server/db/session-tables.ts'],
  out: './server/db/migrations',
});
