import type { Logger } from 'drizzle-orm/logger';

/** Counts the statements that this process asks its database; drizzle tells it of each. */
class StatementCount implements Logger {
  total = 0;

  logQuery(): void {
    this.total += 1;
  }
}

export const statementCount = new StatementCount();
