import type { Fact } from '../Facts.tsx';

export const isFilled = ({ value }: Pick<Fact, 'value'>): boolean =>
  value !== undefined && value !== null && value !== false && String(value).trim() !== '';

/** Labels at the left, their values beside them; empty ones are left out. */
export function FactLines({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid gap-y-1.5">
      {facts.filter(isFilled).map(({ label, value, long }) => (
        <div key={label} className="grid gap-x-3 sm:grid-cols-[11.875rem_minmax(0,1fr)]">
          <dt className="pt-0.5 text-muted text-sm wrap-break-word hyphens-auto">{label}</dt>
          <dd className={long ? 'whitespace-pre-line' : ''}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
