import type { ValueField } from '../../search/search-terms.ts';

/** What lists show and filter by. */
export type Columns = Partial<Record<ValueField, string | undefined>>;
