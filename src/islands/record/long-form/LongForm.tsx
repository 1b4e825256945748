import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef } from 'react';
import type * as z from 'zod/mini';
import type { Field } from '#domain/form/form-description.ts';
import { type OpenPoint, sectionProgress, unjudgedSections } from '#domain/form/section-progress.ts';
import { texts } from '#i18n/client.ts';
import { footBar } from '#islands/ui/form/kit/foot-bar.ts';
import { FormScopeContext } from '#islands/ui/form/kit/form-scope.ts';
import { PrintedForm } from '#islands/ui/form/schema/PrintedForm.tsx';
import { SchemaFields } from '#islands/ui/form/schema/SchemaFields.tsx';
import { type SchemaContext, SchemaReactContext } from '#islands/ui/form/schema/schema-context.ts';
import { Deferred } from '#islands/ui/page/Deferred.tsx';
import { Suspense } from '#islands/ui/page/lazy.tsx';
import { ShownOnce } from '#islands/ui/page/preloadable.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import type { Autosave } from '#stores/data/autosave.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import { focusField } from './focus-field.ts';
import { LongFormContext, type LongFormScope } from './long-form.ts';
import { OpenPoints } from './OpenPoints.tsx';
import { SaveNote } from './SaveNote.tsx';
import { SectionChoice } from './SectionChoice.tsx';
import { SectionList } from './SectionList.tsx';
import { useLongForm } from './useLongForm.ts';

const noFiles = new Map<string, never>();

interface Props {
  schemaContext: SchemaContext;
  contract: z.ZodMiniType;
  save: Autosave;
  /** Where the section is kept, such as in the address; '' for the first. */
  at: { section: string; go: (section: string) => void; hrefOf: (section: string) => string };
  /** Of the form, for screen readers. */
  label: string;
  /** Who changed the record last. */
  changedBy: string;
  finish: { label: string; run: () => void };
  /** Files of the record by their ids. */
  files?: ReadonlyMap<string, { name: string; size: number }>;
  /** Above the section, such as why the record came back. */
  top?: ReactNode;
  /** Above what is open, such as what it will cost. */
  aside?: ReactNode;
  /** Below it, such as documents. */
  asideEnd?: ReactNode;
}

/** Grids of many columns take the room beside them. */
const isWideGrid = (field: Field): boolean =>
  field.kind === 'table' && field.look !== 'cards' && Object.keys(field.fields).length > 5;

/** A form of many sections: their list at the left, the chosen one in the middle, what is open at the right; saved as one goes. */
export function LongForm({
  schemaContext,
  contract,
  save,
  at,
  label,
  changedBy,
  finish,
  files = noFiles,
  top,
  aside,
  asideEnd,
}: Props) {
  const { form, words, context } = schemaContext;
  const { scope, $progress, checkSoon, sectionsNow, ask } = useLongForm({
    save,
    files,
    judge: (values) => sectionProgress(form, contract, values, context(), words),
    unjudged: (values) => unjudgedSections(form, values),
  });
  const states = useStore($progress);
  const isReady = states.every(({ progress, open }) => progress !== 'unjudged' && open.length === 0);
  const names = states.map(({ name }) => name);
  const section = names.includes(at.section) ? at.section : (names[0] ?? '');
  const index = names.indexOf(section);
  const currentSection = form.sections.find(({ name }) => name === section);
  const heading = useRef<HTMLHeadingElement>(null);
  const pendingPath = useRef<string>(undefined);

  const lastSection = useRef(section);
  useEffect(() => {
    if (lastSection.current === section) return;
    lastSection.current = section;
    if (pendingPath.current) return;
    heading.current?.focus({ preventScroll: true });
    if ((heading.current?.getBoundingClientRect().top ?? 0) < 0) heading.current?.scrollIntoView();
  }, [section]);

  const title = (name: string) => {
    const key = form.sections.find((one) => one.name === name)?.title;
    return key ? words.translate(key) : name;
  };
  const lead = ({ section: place, path }: OpenPoint) => {
    pendingPath.current = path;
    if (place !== section) at.go(place);
    focusField(scope.id + path);
    pendingPath.current = undefined;
  };
  const long: LongFormScope = { $progress, section, title, show: at.go, hrefOf: at.hrefOf, lead };
  const end = async () => {
    const [first] = ask();
    if (first) lead(first);
    else if (await save.flush()) finish.run();
  };
  /** To the next section, which the last answer may have added: a fast user arrives before the form is checked. */
  const goOn = () => {
    const sections = sectionsNow();
    const following = sections[sections.indexOf(section) + 1];
    if (following) at.go(following);
    else void end();
  };
  const isWide = Object.values(currentSection?.fields ?? {}).some(isWideGrid);
  const previous = names[index - 1];
  const next = names[index + 1];
  return (
    <FormScopeContext value={scope}>
      <SchemaReactContext value={schemaContext}>
        <LongFormContext value={long}>
          <div
            className={`grid items-start gap-6 lg:grid-cols-[13.5rem_minmax(0,1fr)] print:hidden ${isWide ? 'lg:grid-rows-[auto_1fr]' : 'max-xl:lg:grid-rows-[auto_1fr] xl:grid-cols-[13.5rem_minmax(0,1fr)_17.5rem]'}`}
          >
            <div
              className={`sticky top-4 max-h-[calc(100dvh-6rem)] overflow-auto max-lg:hidden ${isWide ? 'row-span-2' : 'max-xl:row-span-2'}`}
            >
              <SectionList />
            </div>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears that a field was left */}
            <div className="grid min-w-0 gap-4" onBlur={checkSoon}>
              {top}
              <ConflictNotice save={save} schemaContext={schemaContext} by={changedBy} />
              <form
                noValidate
                aria-label={label}
                className="card"
                onSubmit={(event) => {
                  event.preventDefault();
                  goOn();
                }}
              >
                <div className="grid gap-5 p-5 sm:p-6">
                  <div>
                    <SectionChoice n={index + 1} total={names.length} />
                    <h2 ref={heading} tabIndex={-1} className="scroll-mt-4">
                      {title(section)}
                    </h2>
                    {currentSection?.hint && (
                      <p className="mt-1 max-w-form text-muted">{words.translate(currentSection.hint)}</p>
                    )}
                  </div>
                  <Suspense key={section} fallback={<Skeleton rows={4} />}>
                    {currentSection && (
                      <ShownOnce>
                        <SchemaFields fields={currentSection.fields} />
                      </ShownOnce>
                    )}
                  </Suspense>
                  <p className="text-muted text-sm">{texts('ui')('requiredNote')}</p>
                </div>
                <div
                  ref={footBar}
                  className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-2.5 gap-y-2 rounded-b-card border-line border-t bg-card px-5 py-3 sm:px-6"
                >
                  <div className="me-auto">
                    <SaveNote save={save} />
                  </div>
                  {previous && <Button onClick={() => at.go(previous)}>{texts('ui')('back')}</Button>}
                  <Button type="submit" look={next && isReady ? 'secondary' : 'primary'}>
                    {next ? texts('ui')('next') : finish.label}
                  </Button>
                </div>
              </form>
            </div>
            <div
              className={`grid min-w-0 grid-cols-1 gap-4 ${isWide ? 'lg:col-start-2' : 'max-xl:lg:col-start-2 xl:sticky xl:top-4 xl:max-h-[calc(100dvh-2rem)] xl:overflow-auto'}`}
            >
              <Deferred>
                {aside}
                <OpenPoints />
                {next && (
                  <Button look={isReady ? 'primary' : 'secondary'} onClick={() => void end()}>
                    {finish.label}
                  </Button>
                )}
                {asideEnd}
              </Deferred>
            </div>
          </div>
          <Deferred>
            <PrintedForm />
          </Deferred>
        </LongFormContext>
      </SchemaReactContext>
    </FormScopeContext>
  );
}
