import { type ReactNode, useState } from 'react';
import type { FormDescription } from '#domain/form/form-description.ts';
import { texts } from '#i18n/client.ts';
import { footBar } from '#islands/ui/form/kit/foot-bar.ts';
import type { FooterState } from '#islands/ui/form/kit/form-props.ts';
import { SchemaFields, SchemaSection, sectionId } from '#islands/ui/form/schema/SchemaFields.tsx';
import { useSchemaContext } from '#islands/ui/form/schema/schema-context.ts';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { SheetSlots } from '#islands/ui/sheet/sheet-slots.ts';
import { Button } from '#islands/ui/text/Button.tsx';

/** Where the sheet's tools and its state stand on this page. */
export function ComplaintSlots({
  children,
}: {
  children: (slots: {
    tools: (element: HTMLElement | null) => void;
    bar: (element: HTMLElement | null) => void;
  }) => ReactNode;
}) {
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const [bar, setBar] = useState<HTMLElement | null>(null);
  return <SheetSlots value={{ tools, bar }}>{children({ tools: setTools, bar: setBar })}</SheetSlots>;
}

/** The rows across the whole page, then what the ticket needs beside them. */
export function ComplaintBody({
  form: { sections },
  tools,
  summary,
}: {
  form: FormDescription;
  tools: (element: HTMLElement | null) => void;
  summary: ReactNode;
}) {
  const { translate } = useSchemaContext().words;
  const [rows, ...others] = sections;
  return (
    <>
      {rows && (
        <section aria-labelledby={sectionId(rows.name)} className="card grid grid-cols-1 gap-4 px-5 pt-5 pb-4 sm:px-6">
          <div className="flex flex-wrap items-end justify-between gap-x-5 gap-y-3">
            <div>
              <h2 id={sectionId(rows.name)}>{translate(rows.title ?? '')}</h2>
              <p className="mt-1 text-muted">{translate(rows.hint ?? '')}</p>
            </div>
            <div ref={tools} className="flex flex-wrap items-center gap-2.5 empty:hidden" />
          </div>
          <SchemaFields fields={rows.fields} />
        </section>
      )}
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,42.5rem)_minmax(0,24rem)]">
        <div className="card grid grid-cols-1 gap-5 p-5 sm:p-6">
          {others.map((section) => (
            <SchemaSection key={section.name} section={section} />
          ))}
          <p className="text-muted text-sm">{texts('ui')('requiredNote')}</p>
        </div>
        {summary}
      </div>
    </>
  );
}

/** The bar at the foot: state of the rows, where the input is saved, and the act. */
export function ComplaintBar({
  state: { failure, saved, busy, submitProps },
  slot,
}: {
  state: FooterState;
  slot: (element: HTMLElement | null) => void;
}) {
  return (
    <div ref={footBar} data-foot-bar className="bar-full sticky bottom-0 z-10 grid gap-3 py-3 print:hidden">
      {failure && (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <div ref={slot} className="min-w-0 empty:hidden" />
        <div className="ms-auto text-muted text-sm max-md:ms-0">{saved}</div>
        <Button look="primary" className="max-md:w-full" busy={busy} busyLabel={texts('ui')('busy')} {...submitProps}>
          {texts('complaints')('send')}
        </Button>
      </div>
    </div>
  );
}
