import type { ComponentProps } from 'react';

// Headless UI names and describes these by its own parts alone; here the form does.

export const DescribedInput = ({
  describedBy,
  ...input
}: ComponentProps<'input'> & { describedBy?: string | undefined }) => (
  <input {...input} aria-describedby={describedBy} />
);

export const NamedList = ({ name, ...list }: ComponentProps<'div'> & { name: string }) => (
  // A list that scrolls would be a stop of the Tab key.
  <div {...list} role="listbox" tabIndex={-1} aria-label={name} aria-labelledby={undefined} />
);
