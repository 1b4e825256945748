import type { IconNode } from 'lucide';
import Check from 'lucide/dist/esm/icons/check.mjs';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import Copy from 'lucide/dist/esm/icons/copy.mjs';
import Send from 'lucide/dist/esm/icons/send.mjs';
import { type ReactNode, useEffect, useRef } from 'react';
import { texts } from '#i18n/client.ts';
import { useClipboard } from '#islands/ui/clipboard/useClipboard.ts';
import { Card } from '#islands/ui/page/Card.tsx';
import { usePageTitle } from '#islands/ui/page/usePageTitle.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { type StepEntry, StepList } from './StepList.tsx';

/** What can be done next. */
export interface NextAct {
  readonly href: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly icon: IconNode;
}

export interface SubmissionEnd {
  /** The record exists, or something is still on its way to it. */
  isOnItsWay?: true;
  title: string;
  /** Number, product and customer of what was sent. */
  lead: ReactNode;
  number?: { label: string; value: string } | undefined;
  actions: ReactNode;
  /** Anything to be said before the steps, such as a failure. */
  top?: ReactNode;
  steps: readonly StepEntry[];
  next: readonly NextAct[];
  /** Mails and papers. */
  aside: ReactNode;
}

function RecordNumber({ label, value }: { label: string; value: string }) {
  const t = texts('record');
  const { isCopied, copy } = useClipboard(value);
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <span className="text-muted">{label}</span>
      <span className="font-semibold text-lg tabular-nums select-all">{value}</span>
      <Button small icon={<Icon of={Copy} size={16} />} onClick={() => void copy()}>
        {t(isCopied ? 'submission.copied' : 'submission.copy')}
      </Button>
    </p>
  );
}

/** The end of what was sent: what it became, what happens next and when, who was written to, and what can be done now. */
export function SubmissionPage({ isOnItsWay, title, lead, number, actions, top, steps, next, aside }: SubmissionEnd) {
  const t = texts('record');
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(title);
  useEffect(() => {
    // It takes the place of a form that ended further down.
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="grid grid-cols-1 gap-5">
      <section className="card flex flex-wrap items-center gap-x-5 gap-y-4 p-5 sm:p-7">
        <span
          aria-hidden="true"
          className={`grid size-14 place-items-center rounded-full border text-on-brand ${isOnItsWay ? 'border-brand bg-brand' : 'border-ok-fill bg-ok-fill'}`}
        >
          <Icon of={isOnItsWay ? Send : Check} size={32} />
        </span>
        <div className="min-w-0 flex-1 basis-72">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p>{lead}</p>
          {number && <RecordNumber {...number} />}
        </div>
        <div className="flex flex-wrap gap-2.5 print:hidden">{actions}</div>
      </section>
      {top}
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="grid grid-cols-1 gap-5">
          <Card title={t('submission.next')}>
            <StepList steps={steps} />
          </Card>
          {next.length > 0 && (
            <Card title={t('submission.acts')} className="print:hidden" flush>
              <ul>
                {next.map(({ href, label, hint, icon }) => (
                  <li key={href + label} className="relative border-line not-first:border-t hover:bg-brand-soft">
                    <a
                      href={href}
                      className="flex items-center gap-4 px-5 py-3 text-ink no-underline after:absolute after:inset-0"
                    >
                      <Icon of={icon} className="text-link" />
                      <span className="min-w-0 flex-1">
                        <span className="block font-semibold">{label}</span>
                        {hint && <span className="block text-muted text-sm">{hint}</span>}
                      </span>
                      <Icon of={ChevronRight} className="text-muted" />
                    </a>
                  </li>
                ))}
              </ul>
            </Card>
          )}
        </div>
        <div className="grid grid-cols-1 gap-5">{aside}</div>
      </div>
    </div>
  );
}
