import ChevronUp from 'lucide/dist/esm/icons/chevron-up.mjs';
import { type ReactNode, useEffect, useId } from 'react';
import { usePopover } from '#islands/ui/overlay/usePopover.ts';
import { Icon } from '#islands/ui/text/Icon.tsx';

interface Props {
  panel: ReactNode;
  children: ReactNode;
}

/** Where the panel has no room beside the form: what leads the bar opens it upwards. */
export function FoldedPanel({ panel, children }: Props) {
  const id = useId();
  const { opener, popover, open, onToggle, hide } = usePopover();
  useEffect(() => {
    if (!open) return;
    // A link in it leads to a field.
    const leave = ({ target }: FocusEvent) => {
      if (target instanceof Node && !popover.current?.contains(target) && target !== opener.current) hide();
    };
    document.addEventListener('focusin', leave);
    return () => document.removeEventListener('focusin', leave);
  }, [open, popover, opener, hide]);
  return (
    <>
      <button
        ref={opener}
        type="button"
        popoverTarget={id}
        aria-expanded={open}
        className="flex items-center gap-2 rounded-control text-start hover:bg-brand-soft"
      >
        {children}
        <Icon of={ChevronUp} size={16} className="text-muted" />
      </button>
      <div
        ref={popover}
        id={id}
        popover="auto"
        onToggle={onToggle}
        className="overlay max-h-[calc(100dvh-8rem)] w-88 max-w-[calc(100vw-1rem)] overflow-auto p-2 open:grid open:gap-2"
      >
        {open && panel}
      </div>
    </>
  );
}
