import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { UploadLists } from '#islands/ui/upload/upload-lists.ts';
import { errorsByPath } from './contract-resolver.ts';
import { errorSignals, pathSignals } from './path-signals.ts';
import type { useSavedInput } from './useSavedInput.ts';

/** Delay in ms between the last change and the check of a refused form: between keys, a form of 1,000 rows has no time for it. */
const checkDelay = 150;

/** A sentence that goes away while a button is pressed would move the button from under the pointer: no click would come of it. */
const isPressed = () => document.querySelector(':active') !== null;

interface Options {
  form: UseFormReturn<FieldValues>;
  lists: UploadLists;
  savedInput: RefObject<Pick<ReturnType<typeof useSavedInput>, 'setValues' | 'setBeside'>>;
  /** True from a refused submit until a step was taken. */
  isAttempted: () => boolean;
}

/** Follows the values, files and errors of a form: keeps the input, judges a refused form again, and tells the fields that it concerns. */
export function useFormSignals({ form, lists, savedInput, isAttempted }: Options) {
  const [errors] = useState(errorSignals);
  const [answers] = useState(pathSignals);
  const latest = useRef(isAttempted);
  latest.current = isAttempted;

  // Before the first input: text typed right after the form appears is saved too.
  useLayoutEffect(() => {
    const changed = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const judge = () => {
      timer = isPressed() ? setTimeout(judge, checkDelay) : undefined;
      if (timer !== undefined) return;
      const names = [...changed, ...errorsByPath(form.getErrors()).map(({ path }) => path)].filter(Boolean);
      changed.clear();
      if (latest.current()) void form.trigger(names);
    };
    const checkLater = (name: string) => {
      if (!latest.current()) return;
      changed.add(name);
      clearTimeout(timer);
      timer = setTimeout(judge, checkDelay);
    };
    const unsubscribe = [
      () => clearTimeout(timer),
      form.subscribe({
        formState: { errors: true },
        callback: () => errors.set(errorsByPath(form.getErrors())),
      }),
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name = '' }) => {
          savedInput.current.setValues(values);
          answers.emit(name || undefined);
          checkLater(name);
        },
      }),
      lists.watch((name, list) => {
        savedInput.current.setBeside(name, list.kept(), form.getValues());
        checkLater(name);
      }),
    ];
    return () => {
      for (const stop of unsubscribe) stop();
    };
  }, [form, lists, savedInput, errors, answers]);

  return { errors, answers };
}
