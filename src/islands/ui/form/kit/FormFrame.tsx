import type { ReactNode } from 'react';

interface Props {
  isInside: boolean;
  label: string | undefined;
  className: string;
  onSubmit: () => void;
  children: ReactNode;
}

/** HTML knows no form inside another one: there it is a group, which Enter submits. */
export function FormFrame({ label, className, onSubmit, children, isInside }: Props) {
  if (isInside)
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend in sight
      <div
        role="group"
        aria-label={label}
        className={className}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.defaultPrevented || !(event.target instanceof HTMLInputElement)) return;
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
      </div>
    );
  return (
    <form
      noValidate
      className={className}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
