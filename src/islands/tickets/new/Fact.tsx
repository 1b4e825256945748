import type { ReactNode } from 'react';
import { texts } from '../../../i18n/client.ts';
import { useOtherValue, useValidValue } from '../../ui/form/useFormField.ts';

/** A row of the summary; nothing where nothing is known yet. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="line-clamp-3">{children}</dd>
    </div>
  );
}

interface FieldFactProps {
  name: string;
  label: string;
  /** How the value reads; as it is where none is given. */
  words?: (value: string) => string;
}

export function FieldFact({ name, label, words = (value) => value }: FieldFactProps) {
  const value = useValidValue<string>(name);
  return <Fact label={label}>{value && words(value)}</Fact>;
}

interface FilesFactProps {
  name: string;
  label: string;
  min: number;
  max: number;
}

/** "3 von höchstens 15", "3 von 2 bis 15": how many files have arrived. */
export function FilesFact({ name, label, min, max }: FilesFactProps) {
  const n = useOtherValue<string[] | undefined>(name)?.length ?? 0;
  const t = texts('ticket-form');
  const counted = min > 1 ? t('summary.filesBetween', { n, min, max }) : t('summary.files', { n, max });
  const words = max > 1 ? counted : t('summary.oneFile', { n });
  return <Fact label={label}>{n > 0 && words}</Fact>;
}
