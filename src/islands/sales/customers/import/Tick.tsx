import type { ReactNode } from 'react';

interface Props {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

/** A yes to one sentence, outside of forms. */
export function Tick({ checked, onChange, children }: Props) {
  return (
    <label className="flex items-start gap-3">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-1 size-4.5 shrink-0"
      />
      <span>{children}</span>
    </label>
  );
}
