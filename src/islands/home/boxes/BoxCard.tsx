import { createContext, type ReactNode, useContext, useId } from 'react';
import { Card } from '#islands/ui/page/Card.tsx';

/** Where a box stands: as a card of a column, or bare within a tab or a fold that has its title. */
export type BoxFrame = 'main' | 'side' | 'bare';
export const BoxFrameContext = createContext<BoxFrame>('main');

interface Props {
  title: string;
  count?: ReactNode;
  action?: ReactNode;
  flush?: boolean;
  className?: string;
  children: ReactNode;
}

/** A box that has nothing to show but a sentence. */
export function BoxLine({ title, line, action }: { title: string; line: string; action?: ReactNode }) {
  const isSide = useContext(BoxFrameContext) === 'side';
  const id = useId();
  return (
    <section aria-labelledby={id} className="card flex min-h-13 items-center gap-x-4 px-5 py-2 max-sm:flex-wrap">
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 max-sm:basis-full">
        <h2 id={id} className={isSide ? 'text-base' : ''}>
          {title}
        </h2>
        <p className="text-muted text-sm">{line}</p>
      </div>
      {action && <div className="shrink-0 font-semibold text-sm">{action}</div>}
    </section>
  );
}

export function BoxCard({ title, count, action, flush = false, className, children }: Props) {
  const frame = useContext(BoxFrameContext);
  if (frame === 'bare')
    return (
      <>
        <div className={flush ? '' : 'px-5 py-4'}>{children}</div>
        {action && (
          <div className="px-5 pb-3.5 font-semibold text-sm lg:absolute lg:end-0 lg:top-0 lg:flex lg:h-11 lg:bg-card lg:items-center lg:pb-0">
            {action}
          </div>
        )}
      </>
    );
  return (
    <Card
      title={title}
      flush={flush}
      compact={frame === 'side'}
      {...(count !== undefined && { count })}
      {...(action !== undefined && { action: <div className="shrink-0 font-semibold text-sm">{action}</div> })}
      {...(className && { className })}
    >
      {children}
    </Card>
  );
}
