import type { ValueField } from '#server/text-folding/search-terms.ts';

/** What lists show and filter by. */
export type Columns = Partial<Record<ValueField, string | undefined>>;
