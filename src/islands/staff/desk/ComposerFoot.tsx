import type { ReactNode } from 'react';
import type { FooterState } from '#islands/ui/form/kit/form-props.ts';
import { Notice } from '#islands/ui/page/Notice.tsx';

interface Props {
  state: FooterState;
  /** Stands at the start of the line of buttons. */
  before?: ReactNode;
  children: ReactNode;
}

/** The last line of a composer: a failure above it, then what happens after sending, where the text is kept, the buttons. */
export function ComposerFoot({ state, before, children }: Props) {
  return (
    <div className="grid gap-2 pt-3">
      {state.failure && (
        <Notice tone="danger" live>
          {state.failure}
        </Notice>
      )}
      <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
        {before && <div className="me-auto flex min-w-0 items-center gap-2">{before}</div>}
        <div className="text-muted text-xs empty:hidden">{state.saved}</div>
        <div className="flex flex-wrap justify-end gap-2 max-sm:w-full max-sm:flex-row-reverse max-sm:justify-start max-sm:[&_.btn]:min-h-11">
          {children}
        </div>
      </div>
    </div>
  );
}
