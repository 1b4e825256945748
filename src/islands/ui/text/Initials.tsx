import { initials } from '#domain/text/initials.ts';

interface Props {
  name: string;
  /** Of an employee. */
  filled?: boolean;
  small?: boolean;
}

/** A person in two letters; the name is told to screen readers and on hover. */
export function Initials({ name, filled = false, small = false }: Props) {
  return (
    <span
      title={name}
      className={`inline-grid shrink-0 place-items-center rounded-full border border-transparent font-semibold text-xs ${
        small ? 'min-w-7 px-1.5' : 'size-8'
      } ${filled ? 'bg-brand text-on-brand' : 'bg-brand-soft text-link'}`}
    >
      <span aria-hidden="true">{initials(name)}</span>
      <span className="sr-only">{name}</span>
    </span>
  );
}
