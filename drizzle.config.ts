import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './server/db/tables/tables.ts',
    './server/db/tables/record-tables.ts',
    './server/db/tables/record-mail-table.ts',
    './server/db/tables/session-tables.ts',
    './server/db/tables/second-factor-tables.ts',
    './server/db/tables/profile-tables.ts',
    './server/db/tables/form-input-table.ts',
    './server/db/tables/library-tables.ts',
    './server/db/tables/list-view-tables.ts',
    './server/db/tables/content-tables.ts',
    './server/db/tables/job-tables.ts',
    './server/db/tables/work-tables.ts',
    './server/db/tables/settings-table.ts',
    './server/db/tables/notification-tables.ts',
    './server/db/tables/notice-tables.ts',
    './server/db/tables/audit-tables.ts',
    './server/db/tables/staff-tables.ts',
    './server/db/tables/administration-tables.ts',
    './server/db/tables/commission-tables.ts',
    './server/db/tables/claim-table.ts',
    './server/db/tables/search-tables.ts',
  ],
  out: './server/db/migrations',
});
