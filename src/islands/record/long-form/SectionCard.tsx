import { useStore } from '@nanostores/react';
import CircleX from 'lucide/dist/esm/icons/circle-x.mjs';
import type { ReactElement, ReactNode, Ref } from 'react';
import type { Section } from '#domain/form/form-description.ts';
import { texts } from '#i18n/client.ts';
import { SchemaFields } from '#islands/ui/form/schema/SchemaFields.tsx';
import { useSchemaContext } from '#islands/ui/form/schema/schema-context.ts';
import { Suspense } from '#islands/ui/page/lazy.tsx';
import { ShownOnce } from '#islands/ui/page/preloadable.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { useLongFormScope } from './long-form.ts';

/** What a section has beside its fields, or in their place. */
export interface SectionParts {
  above?: ReactNode;
  fields?: ReactElement;
  below?: ReactNode;
  /** Of a section that came back: why, in place of its title, and its own foot in place of the bar. */
  refusal?: { title: string; text: ReactNode; foot: (send: () => void, note: ReactNode) => ReactNode };
}

/** To the sections before and behind. */
function Neighbours() {
  const { $progress, section, title, show } = useLongFormScope();
  const names = useStore($progress).map(({ name }) => name);
  const index = names.indexOf(section);
  const [previous, following] = [names[index - 1], names[index + 1]];
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 border-line border-t py-2">
      {previous ? (
        <Button small look="quiet" onClick={() => show(previous)}>{`← ${title(previous)}`}</Button>
      ) : (
        <p className="text-muted text-sm">{texts('ui')('requiredNote')}</p>
      )}
      {following && <Button small look="quiet" onClick={() => show(following)}>{`${title(following)} →`}</Button>}
    </div>
  );
}

interface Props {
  /** Of its heading. */
  ref: Ref<HTMLHeadingElement>;
  /** Of the form, for screen readers. */
  label: string;
  current: Section | undefined;
  parts: SectionParts;
  /** Whether what was typed is saved. */
  note: ReactNode;
  /** To the first open answer, or to what follows the form. */
  goOn: () => void;
}

/** The present section of a long form. */
export function SectionCard({ ref, label, current, parts: { above, fields, below, refusal }, note, goOn }: Props) {
  const { section, title } = useLongFormScope();
  const { translate } = useSchemaContext().words;
  return (
    <div
      className={`card grid grid-cols-1 gap-5 [&>*]:px-5 sm:[&>*]:px-6 ${refusal ? 'border-danger' : 'pt-5 sm:pt-6'}`}
    >
      <div className={refusal ? 'grid gap-2.5 rounded-t-card bg-danger-soft py-4.5' : ''}>
        <h2 ref={ref} tabIndex={-1} className={`scroll-mt-4 ${refusal ? 'flex items-start gap-2.5 text-danger' : ''}`}>
          {refusal && <Icon of={CircleX} className="mt-0.5" />}
          {refusal?.title ?? title(section)}
        </h2>
        {refusal?.text}
        {!refusal && current?.hint && <p className="mt-1 max-w-form text-muted">{translate(current.hint)}</p>}
      </div>
      {above && <div className="empty:hidden">{above}</div>}
      <form
        noValidate
        aria-label={label}
        className="grid min-w-0 grid-cols-1 gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          goOn();
        }}
      >
        <Suspense key={section} fallback={<Skeleton rows={4} />}>
          {current && <ShownOnce>{fields ?? <SchemaFields fields={current.fields} />}</ShownOnce>}
        </Suspense>
      </form>
      {below && <div className="border-line border-t pt-5">{below}</div>}
      {refusal ? refusal.foot(goOn, note) : <Neighbours />}
    </div>
  );
}
