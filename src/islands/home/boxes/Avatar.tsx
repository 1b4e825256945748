import { initials } from '#domain/text/initials.ts';

export function Avatar({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft font-semibold text-link text-sm"
    >
      {initials(name)}
    </span>
  );
}
