import { type ReactNode, useId, useState } from 'react';
import { texts } from '#i18n/client.ts';
import { Disclosure } from '#islands/ui/page/Disclosure.tsx';
import { Button } from '#islands/ui/text/Button.tsx';

/** A part of all that a record says. */
export interface FactPart {
  name: string;
  title: string;
  /** In one line. */
  summary: ReactNode;
  /** Says that something in it is open. */
  pill?: ReactNode;
  content: ReactNode;
}

interface Props {
  /** What the record calls it; "Alle Angaben" otherwise. */
  title?: string;
  parts: readonly FactPart[];
  /** From when they are. */
  note?: ReactNode;
  /** Below all parts: who made the record. */
  foot?: ReactNode;
}

/** On a phone the others come by a press. */
const maxPhoneParts = 3;

/** All that a record says: folded parts with one line each, which paper prints open. */
export function AllFacts({ title, parts, note, foot }: Props) {
  const t = texts('record');
  const id = useId();
  const [openParts, setOpen] = useState<readonly string[]>(() =>
    parts.length === 1 ? parts.map(({ name }) => name) : [],
  );
  const [isWhole, setWhole] = useState(false);
  const isOpen = parts.every(({ name }) => openParts.includes(name));
  const hidden = parts.filter(({ pill }, index) => index >= maxPhoneParts && !pill).length;
  const toggle = (name: string, opens: boolean) =>
    setOpen((names) => (opens ? [...new Set([...names, name])] : names.filter((one) => one !== name)));
  if (parts.length === 0) return null;
  return (
    <section className="card overflow-clip" aria-labelledby={id}>
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 py-3">
        <div className="flex flex-wrap items-baseline gap-x-2.5">
          <h2 id={id}>{title ?? t('facts.all')}</h2>
          {note && <span className="text-muted text-sm">{note}</span>}
        </div>
        {parts.length > 1 && (
          <Button
            small
            look="quiet"
            aria-expanded={isOpen}
            onClick={() => {
              setOpen(isOpen ? [] : parts.map(({ name }) => name));
              setWhole(true);
            }}
          >
            {t(isOpen ? 'facts.close' : 'facts.open')}
          </Button>
        )}
      </header>
      {parts.map(({ name, title, summary, pill, content }, index) => (
        <Disclosure
          look="row"
          key={name}
          open={openParts.includes(name)}
          onToggle={({ currentTarget }) => toggle(name, currentTarget.open)}
          className={`border-line border-t print:[&::details-content]:[content-visibility:visible] ${index >= maxPhoneParts && !pill && !isWhole ? 'max-sm:hidden print:block' : ''}`}
          headClassName="min-h-11.5 grid-cols-[1.25rem_minmax(0,1fr)_auto] px-5 py-2 max-sm:grid-cols-[minmax(0,1fr)_auto] sm:grid-cols-[1.25rem_11.875rem_minmax(0,1fr)_auto] max-sm:[&>svg]:order-last"
          head={
            <span className="min-w-0 sm:contents">
              <span className="block font-semibold">{title}</span>
              <span className="block truncate text-muted group-open/disclosure:invisible max-sm:text-sm sm:text-ink print:hidden">
                {summary}
              </span>
              {pill && <span className="mt-0.5 block">{pill}</span>}
            </span>
          }
        >
          <div className="px-5 pt-1 pb-4 sm:ps-13">{content}</div>
        </Disclosure>
      ))}
      {!isWhole && hidden > 0 && (
        <div className="border-line border-t p-1.5 sm:hidden print:hidden">
          <Button look="quiet" className="w-full" onClick={() => setWhole(true)}>
            {t('facts.more', { count: hidden })}
          </Button>
        </div>
      )}
      {foot && <p className="border-line border-t px-5 py-2.5 text-muted text-sm">{foot}</p>}
    </section>
  );
}
