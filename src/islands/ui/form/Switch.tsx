import type { ReactNode } from 'react';

interface Props {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  children: ReactNode;
}

/** Something that is on or off at once, without a form around it. */
export function Switch({ isOn, onChange, children }: Props) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      onClick={() => onChange(!isOn)}
      className="inline-flex min-h-8 items-center gap-2 text-start text-sm"
    >
      <span
        aria-hidden="true"
        className={`relative inline-block h-5 w-9 shrink-0 rounded-full border transition-colors ${isOn ? 'border-link bg-link' : 'border-control bg-track'}`}
      >
        <span
          className={`absolute top-0.5 size-3.5 rounded-full border transition-[inset-inline-start] ${isOn ? 'start-4.5 border-transparent bg-card' : 'start-0.5 border-control bg-card'}`}
        />
      </span>
      <span className="font-semibold">{children}</span>
    </button>
  );
}
