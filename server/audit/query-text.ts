import { maskIbans } from '#contract/bank.ts';

const withoutQuery = new Set(['_', 'type']);

/** The query of a list as in the address; bank accounts are masked. */
export const queryText = (query: unknown): string =>
  maskIbans(
    Object.entries(query as Record<string, unknown>)
      .filter(([name]) => !withoutQuery.has(name))
      .map(([name, value]) => `${name}=${value}`)
      .join('&'),
  );
