import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './server/db/tables.ts',
    './server/db/record-tables.ts',
    './server/db/session-tables.ts',
    './server/db/draft-table.ts',
    './server/db/library-tables.ts',
    './server/db/content-tables.ts',
    './server/db/lease-table.ts',
  ],
  out: './server/db/migrations',
});
