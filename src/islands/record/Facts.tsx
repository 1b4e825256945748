import type { ReactNode } from 'react';
import { Card } from '../ui/page/Card.tsx';

export interface Fact {
  label: string;
  value: ReactNode;
  /** A text that may be long: it gets the whole width and keeps its lines. */
  long?: boolean;
}

/** The data of a record, under the labels of its form; empty fields are left out. */
export function Facts({ title, facts, children }: { title: string; facts: readonly Fact[]; children?: ReactNode }) {
  return (
    <Card title={title}>
      <dl className="grid grid-cols-1 gap-x-6 gap-y-4 sm:grid-cols-2">
        {facts
          .filter(({ value }) => value !== undefined && String(value).trim() !== '')
          .map(({ label, value, long = false }) => (
            <div key={label} className={long ? 'sm:col-span-2' : ''}>
              <dt className="text-muted text-sm">{label}</dt>
              <dd className={long ? 'whitespace-pre-line' : ''}>{value}</dd>
            </div>
          ))}
      </dl>
      {children}
    </Card>
  );
}
