import type { ReactNode } from 'react';

const columns = {
  equal: 'sm:grid-cols-2',
  /** A long field with a short one behind it: street and number. */
  longShort: 'sm:grid-cols-[minmax(0,1fr)_9rem]',
  /** A short field before a long one: postcode and town. */
  shortLong: 'sm:grid-cols-[9rem_minmax(0,1fr)]',
} as const;

/** Fields that belong together, side by side where there is room; their controls stand on one line. */
export function FieldRow({ split = 'equal', children }: { split?: keyof typeof columns; children: ReactNode }) {
  return <div className={`grid items-end gap-x-4 gap-y-5 ${columns[split]}`}>{children}</div>;
}
