import type { ReactNode } from 'react';

const columns = {
  equal: 'sm:grid-cols-2',
  /** A long field with a short one behind it: street and number. */
  longShort: 'sm:grid-cols-[minmax(0,1fr)_13.5rem]',
  /** A short field before a long one: postcode and town. */
  shortLong: 'sm:grid-cols-[13.5rem_minmax(0,1fr)]',
  /** Street, postcode and town. */
  address: 'sm:grid-cols-[minmax(0,2fr)_7.5rem_minmax(0,1.25fr)]',
  /** Three of a kind. */
  three: 'sm:grid-cols-3',
} as const;

/** Fields that belong together, side by side where there is room; labels, errors and controls stand on common lines. */
export function FieldRow({ split = 'equal', children }: { split?: keyof typeof columns; children: ReactNode }) {
  return (
    <div data-row className={`grid gap-x-4 empty:hidden gap-y-5 sm:gap-y-0 ${columns[split]}`}>
      {children}
    </div>
  );
}
