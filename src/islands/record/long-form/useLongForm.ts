import { atom } from 'nanostores';
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import type { OpenPoint, SectionProgress } from '#domain/form/section-progress.ts';
import type { FormScope } from '#islands/ui/form/kit/form-scope.ts';
import { errorSignals, pathSignals } from '#islands/ui/form/kit/path-signals.ts';
import { useIsPainted } from '#islands/ui/page/Deferred.tsx';
import { uploadLists } from '#islands/ui/upload/upload-lists.ts';
import type { Autosave } from '#stores/data/autosave.ts';

/**
 * Delay in ms between the last change and the check of the whole form: typed input is painted first, even in a large
 * form.
 */
const checkDelay = 250;

const idsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** What a field for files is to hold; one that is still under way is not there yet. */
function idsIn(savedFiles: readonly { id?: string }[], before: unknown) {
  const ids = savedFiles.flatMap(({ id }) => id ?? []);
  return { ids, isChanged: ids.join() !== idsOf(before).join() };
}

interface Options {
  save: Autosave;
  judge: (values: FieldValues) => SectionProgress[];
  /** The sections as they are drawn first: a large form is judged once its fields are painted. */
  unjudged: (values: FieldValues) => SectionProgress[];
  /** In words, where an answer comes from that was not typed here. */
  origin?: ((path: string, answer: unknown) => string | undefined) | undefined;
  /** Files of the record by their ids; the form's values are ids alone. */
  files: ReadonlyMap<string, { name: string; size: number }>;
}

/**
 * The fields of a long form: saved on the go and checked in the background; faults show at the field, missing answers in
 * the lists beside it.
 */
export function useLongForm({ save, judge, unjudged, files, origin }: Options) {
  const id = `${useId()}-`;
  const [initialValues] = useState(() => save.begin());
  const form = useForm<FieldValues>({ defaultValues: initialValues });
  const [errors] = useState(errorSignals);
  const [answers] = useState(pathSignals);
  const [lists] = useState(uploadLists);
  const [$progress] = useState(() => atom<readonly SectionProgress[]>(unjudged(initialValues)));
  const latest = useRef(judge);
  latest.current = judge;
  const latestOrigin = useRef(origin);
  latestOrigin.current = origin;

  const [judging] = useState(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Faults do not show while the user is still typing.
    const isBeingTyped = ({ path }: OpenPoint) => document.activeElement?.id === id + path && !errors.of(path);
    const run = () => {
      clearTimeout(timer);
      const progress = latest.current(form.getValues());
      const open = progress.flatMap((section) => section.open);
      if (JSON.stringify(progress) !== JSON.stringify($progress.get())) $progress.set(progress);
      errors.set(open.filter((point) => !point.isMissing && !isBeingTyped(point)));
      return open;
    };
    return {
      run,
      later() {
        clearTimeout(timer);
        timer = setTimeout(run, checkDelay);
      },
      stop: () => clearTimeout(timer),
    };
  });

  useEffect(() => {
    save.bind({
      read: () => form.getValues(),
      apply: (fields) => {
        for (const [name, value] of Object.entries(fields)) form.setValue(name, value);
        judging.later();
      },
    });
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ name = '' }) => {
        save.changed();
        answers.emit(name || undefined);
        judging.later();
      },
    });
    const unwatch = lists.watch((name, list) => {
      const { ids, isChanged } = idsIn(list.kept(), form.getValues(name));
      if (isChanged) form.setValue(name, ids);
    });
    const leave = () => save.leave();
    addEventListener('pagehide', leave);
    return () => {
      stop();
      unwatch();
      judging.stop();
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [form, save, answers, judging, lists]);

  const isPainted = useIsPainted();
  // Before the next paint, since it shows the open points too.
  useLayoutEffect(() => {
    if (isPainted) judging.run();
  }, [isPainted, judging]);

  const scope = useMemo<FormScope>(
    () => ({
      id,
      emptied: 0,
      form,
      fields: new Map(),
      checks: new Map(),
      lists,
      errors,
      answers,
      isRequired: () => false,
      origin: (name) => latestOrigin.current?.(name, form.getValues(name)),
      checksByDescription: true,
      values: () => form.getValues(),
      // Files of the record are no longer uploads, so their presence is not checked.
      isAnswerOpen: () => true,
      beside: {
        get: (name) =>
          idsOf(form.getValues(name)).flatMap((one) => (files.has(one) ? [{ id: one, ...files.get(one) }] : [])),
        set: () => {},
      },
    }),
    [id, form, lists, errors, answers, files],
  );

  return {
    scope,
    $progress,
    checkSoon: judging.later,
    /** Judges what was typed up to now, and returns all open points. */
    pointsNow: judging.run,
  };
}
