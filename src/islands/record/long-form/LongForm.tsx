import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type * as z from 'zod/mini';
import type { Values } from '#domain/form/form-description.ts';
import { type OpenPoint, sectionProgress, unjudgedSections } from '#domain/form/section-progress.ts';
import { focusField } from '#islands/ui/form/kit/focus-field.ts';
import { FormScopeContext } from '#islands/ui/form/kit/form-scope.ts';
import { PrintedForm } from '#islands/ui/form/schema/PrintedForm.tsx';
import { type SchemaContext, SchemaReactContext } from '#islands/ui/form/schema/schema-context.ts';
import { Deferred } from '#islands/ui/page/Deferred.tsx';
import { useNarrow } from '#islands/ui/page/useNarrow.ts';
import { SheetSlots } from '#islands/ui/sheet/sheet-slots.ts';
import type { Autosave } from '#stores/data/autosave.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import { FoldedPanel } from './FoldedPanel.tsx';
import { LongBar, nextPoint } from './LongBar.tsx';
import { $headSlot, LongFormContext, type LongFormScope } from './long-form.ts';
import { OpenPoints } from './OpenPoints.tsx';
import { SaveNote } from './SaveNote.tsx';
import { SectionCard, type SectionParts } from './SectionCard.tsx';
import { SectionChoice } from './SectionChoice.tsx';
import { SectionColumn } from './SectionList.tsx';
import { SectionSteps } from './SectionSteps.tsx';
import { hasWideGrid, toldSection, withPoints } from './sections.ts';
import { useFullWidth } from './useFullWidth.ts';
import { useLongForm } from './useLongForm.ts';

const noFiles = new Map<string, never>();
/** Width in px below which the panel folds into the bar. */
const panelFrom = 1200;

interface Props {
  schemaContext: SchemaContext;
  contract: z.ZodMiniType;
  save: Autosave;
  /** Where the section is kept, such as in the address; '' for the first. */
  at: { section: string; field?: string; go: (section: string) => void; hrefOf: (section: string) => string };
  /** Of the form, for screen readers. */
  label: string;
  /** Who changed the record last. */
  changedBy: string;
  finish: { label: string; run: () => void };
  /** Files of the record by their ids. */
  files?: ReadonlyMap<string, { name: string; size: number }>;
  /** Above the section, such as why the record came back. */
  top?: ReactNode;
  /** Leads the bar and opens the panel where it is folded, such as the price. */
  bar?: ReactNode;
  /** Above what is open, such as what it will cost. */
  aside?: ReactNode;
  /** Below it, such as documents. */
  asideEnd?: ReactNode;
  /** Where one came from, to go back to. */
  back?: { label: string; href: string } | undefined;
  /** What else is wrong with the answers, beside what the form finds. */
  more?: (values: Values) => readonly OpenPoint[];
  /** What a section has beside its fields, or in their place. */
  parts?: (section: string) => SectionParts;
  /** A record that was sent before: its sections are a column or a line of steps, and what is open is said in them alone. */
  isRecord?: boolean;
  /** Below the section, such as the story of a record. */
  after?: ReactNode;
  /** What a complete section says, in a few words. */
  meaning?: (section: string, values: Values) => string;
}

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
  bar,
  aside,
  asideEnd,
  back,
  parts = () => ({}),
  more = () => [],
  isRecord = false,
  after,
  meaning = () => '',
}: Props) {
  const { form, words, context } = schemaContext;
  const { scope, $progress, checkSoon, pointsNow } = useLongForm({
    save,
    files,
    origin: schemaContext.origin,
    judge: (values) => {
      const others = more(values);
      return sectionProgress(form, contract, values, context(), words).map((one) =>
        toldSection(withPoints(one, others), meaning(one.name, values)),
      );
    },
    unjudged: (values) => unjudgedSections(form, values),
  });
  const states = useStore($progress);
  const names = states.map(({ name }) => name);
  const section = names.includes(at.section) ? at.section : (names[0] ?? '');
  const currentSection = form.sections.find(({ name }) => name === section);
  const heading = useRef<HTMLHeadingElement>(null);
  const pendingPath = useRef<string>(undefined);
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const [barSlot, setBarSlot] = useState<HTMLElement | null>(null);
  const isFolded = useNarrow(panelFrom);
  const headSlot = useStore($headSlot);

  const lastSection = useRef(section);
  useEffect(() => {
    if (lastSection.current === section) return;
    lastSection.current = section;
    if (pendingPath.current) return;
    heading.current?.focus({ preventScroll: true });
    if ((heading.current?.getBoundingClientRect().top ?? 0) < 0) heading.current?.scrollIntoView();
  }, [section]);
  const [firstField] = useState(at.field);
  useEffect(() => {
    if (firstField) focusField(scope.id + firstField);
  }, [scope.id, firstField]);

  const title = (name: string) => {
    const key = form.sections.find((one) => one.name === name)?.title;
    return key ? words.translate(key) : name;
  };
  const lead: LongFormScope['lead'] = ({ section: place, path }) => {
    pendingPath.current = path;
    if (place !== section) at.go(place);
    focusField(scope.id + path);
    pendingPath.current = undefined;
  };
  const long: LongFormScope = {
    ...{ $progress, section, title, show: at.go, hrefOf: at.hrefOf, lead, isRecord },
    slots: { tools, bar: barSlot },
  };
  /** To the first open answer, or to what follows the form. */
  const goOn = async () => {
    const open = pointsNow();
    const sections = $progress.get().map(({ name }) => name);
    const next = nextPoint(open, section, sections);
    if (next) lead(next);
    else if (await save.flush()) finish.run();
  };
  const isWide = hasWideGrid(currentSection?.fields ?? {});
  useFullWidth(isWide);
  const ownParts = parts(section);
  const { refusal } = ownParts;
  const panel = (
    <Deferred>
      {aside}
      {!isRecord && <OpenPoints />}
      {asideEnd}
    </Deferred>
  );
  const columns = isWide
    ? ''
    : isRecord
      ? 'lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[13.25rem_minmax(0,1fr)_21rem]'
      : 'list:grid-cols-[12.25rem_minmax(0,1fr)] panel:grid-cols-[12.25rem_minmax(0,1fr)_17.5rem] min-[85rem]:grid-cols-[13.25rem_minmax(0,1fr)_19.75rem]';
  return (
    <FormScopeContext value={scope}>
      <SchemaReactContext value={schemaContext}>
        <SheetSlots value={long.slots}>
          <LongFormContext value={long}>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears that a field was left */}
            <div className={`grid grow grid-cols-1 items-start gap-5 print:hidden ${columns}`} onBlur={checkSoon}>
              {!isWide && (isRecord ? <SectionSteps /> : <SectionColumn />)}
              <div className="grid min-w-0 grid-cols-1 gap-4">
                <div className={isWide ? 'flex flex-wrap items-center gap-3' : isRecord ? 'sm:hidden' : 'list:hidden'}>
                  <SectionChoice className={isWide ? 'grow sm:max-w-88' : ''} />
                  <div ref={setTools} className="ms-auto flex flex-wrap items-center gap-2.5 empty:hidden" />
                </div>
                {top}
                <ConflictNotice save={save} schemaContext={schemaContext} by={changedBy} />
                <SectionCard
                  ref={heading}
                  label={label}
                  current={currentSection}
                  parts={ownParts}
                  note={<SaveNote save={save} />}
                  goOn={() => void goOn()}
                />
                {after}
              </div>
              {/* Without a bar that opens it, it stands below the form. */}
              {(!bar || !(isWide || isFolded)) && (
                <div
                  className={`grid min-w-0 grid-cols-1 gap-3 ${isRecord ? 'sm:max-lg:grid-cols-2' : 'panel:tall:sticky panel:tall:top-4 list:max-panel:col-start-2'}`}
                >
                  {panel}
                </div>
              )}
            </div>
            {!refusal && (
              <LongBar
                start={bar && (isFolded || isWide ? <FoldedPanel panel={panel}>{bar}</FoldedPanel> : bar)}
                note={<SaveNote save={save} />}
                back={back}
                slot={setBarSlot}
                finish={finish.label}
                onPress={() => void goOn()}
              />
            )}
            {headSlot && createPortal(<SaveNote save={save} isPlain />, headSlot)}
            <Deferred>
              <PrintedForm />
            </Deferred>
          </LongFormContext>
        </SheetSlots>
      </SchemaReactContext>
    </FormScopeContext>
  );
}
