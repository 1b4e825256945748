import type { Logger } from 'drizzle-orm/logger';

/** Counts the statements that this process asks its database; drizzle tells it of each. */
class StatementCount implements Logger {
  total = 0;
  /** Is told of each statement too. */
  observe: ((text: string, params: unknown[]) => void) | undefined;

  logQuery(text: string, params: unknown[]): void {
    this.total += 1;
    this.observe?.(text, params);
  }
}

export const statementCount = new StatementCount();
