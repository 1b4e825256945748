import type { ColumnNameOf, RecordTypeName } from '#contract/columns-by-type.ts';
import type { ValueField } from '#server/text-folding/search-terms.ts';

/** What lists show and filter by, as it is stored. */
export type Columns = Partial<Record<ValueField, string | undefined>>;

interface RelatedOf<Type extends string> {
  readonly type: Type;
  readonly by: ColumnNameOf<Type>;
  /** Their files stand with those of the record. */
  readonly withFiles?: true;
  /** Left out where a column says this: what has ended. */
  readonly except?: { readonly field: ColumnNameOf<Type>; readonly is: string };
  /** The whole numbers in this column are added up, instead of counting the records. */
  readonly sum?: ColumnNameOf<Type>;
}
/** Records that name those of a list in a column: the drafts of customers. */
export type Related = { [Type in RecordTypeName]: RelatedOf<Type> }[RecordTypeName];
