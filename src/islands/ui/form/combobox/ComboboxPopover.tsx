import { type ReactNode, type RefObject, useEffect } from 'react';
import { usePopover } from '#islands/ui/overlay/usePopover.ts';

interface Props {
  open: boolean;
  field: RefObject<HTMLInputElement | null>;
  children: ReactNode;
}

/** The choices under a combobox, above everything: also above the dialog in which it may stand. */
export function ComboboxPopover({ open, field, children }: Props) {
  const { opener, popover, show, hide, onToggle } = usePopover<HTMLInputElement>({ stretch: true });

  useEffect(() => {
    opener.current = field.current;
    if (open) show();
    else hide();
  });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only leaves the focus where it is
    <div
      ref={popover}
      popover="manual"
      onToggle={onToggle}
      // The field keeps the focus, so that a press on the list does not close it.
      onMouseDown={(event) => event.preventDefault()}
      className="overlay fixed inset-auto m-0 p-1.5 open:animate-rise"
    >
      {children}
    </div>
  );
}
