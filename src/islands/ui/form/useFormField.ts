import { useStore } from '@nanostores/react';
import { useCallback, useContext, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';
import { message } from '#i18n/client.ts';
import { type FieldFacts, StepContext, useFormScope } from './kit/form-scope.ts';
import { missingText } from './missing-text.ts';

interface FieldOptions {
  label: string;
  required?: boolean | undefined;
  /** Replaces the sentence of the `validation` texts, where the field knows more than the message key says. */
  sentence?: FieldFacts['sentence'];
}

export interface FormField {
  name: string;
  id: string;
  hintId: string;
  errorId: string;
  originId: string;
  required: boolean;
  /** The sentence of what is wrong. */
  error: string | undefined;
  /** Where its answer comes from, if it was not typed here. */
  origin: string | undefined;
  /** For the control: id, and what describes it. */
  aria: (hasHint: boolean) => {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
    'aria-required': true | undefined;
  };
}

/** Connects a field with its form: identity, state and wording; the value is `useFieldInput`'s or `useFieldValue`'s. */
export function useFormField(name: string, options: FieldOptions): FormField {
  const { label, required } = options;
  const sentence = (key: string) => missingText(name, key) ?? (options.sentence ?? message)(key);
  const scope = useFormScope();
  const step = useContext(StepContext);
  const id = `${scope.id}${name}`;
  const { errors, answers } = scope;
  const key = useSyncExternalStore(
    useCallback((changed) => errors.on([name], changed), [errors, name]),
    () => errors.of(name),
    () => undefined,
  );
  const origin = useSyncExternalStore(
    useCallback((changed) => (scope.origin ? answers.on([name], changed) : () => undefined), [scope, answers, name]),
    () => scope.origin?.(name),
    () => undefined,
  );
  const error = key === undefined ? undefined : sentence(key);
  const isRequired = required ?? scope.isRequired(name);
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const originId = `${id}-origin`;

  useEffect(() => {
    const facts: FieldFacts = { id, label, step, sentence };
    scope.fields.set(name, facts);
    return () => {
      if (scope.fields.get(name) === facts) scope.fields.delete(name);
    };
  });

  return {
    name,
    id,
    hintId,
    errorId,
    originId,
    error,
    origin,
    required: isRequired,
    aria: (hasHint) => ({
      id,
      'aria-describedby':
        [hasHint && hintId, error && errorId, origin && originId].filter(Boolean).join(' ') || undefined,
      'aria-invalid': error ? true : undefined,
      'aria-required': isRequired || undefined,
    }),
  };
}

/** `name`, `ref` and handlers for a native control, which keeps what was typed before the page came alive. */
export function useFieldInput(name: string) {
  const { form } = useFormScope();
  const { ref, ...rest } = form.register(name);
  const lastElement = useRef<HTMLElement>(null);
  return {
    ...rest,
    ref: (element: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | null) => {
      // Only on the first mount: a reset form shows the sent values until its fields render again.
      const typed =
        element &&
        element !== lastElement.current &&
        'defaultValue' in element &&
        element.type !== 'radio' &&
        element.type !== 'checkbox'
          ? element.value
          : '';
      if (element) lastElement.current = element;
      const formValue: unknown = form.getValues(name);
      ref(element);
      if (typed && !formValue) form.setValue(name, typed);
    },
  };
}

/** Value and setter for a control that React draws. */
export function useFieldValue<T>(name: string): [T, (value: T) => void] {
  const { form } = useFormScope();
  const value = useWatch({ control: form.control, name }) as T;
  return [value, (next) => form.setValue(name, next, { shouldDirty: true, shouldTouch: true })];
}

/** The present value of another field of the form, for what depends on it. */
export function useOtherValue<T = unknown>(name: string): T {
  return useWatch({ control: useFormScope().form.control, name }) as T;
}

/** Every present value and file of the form, for what counts them. */
export function useFormValues(): FieldValues {
  const { form, lists, values } = useFormScope();
  useStore(lists.$changes);
  useWatch({ control: form.control });
  return values();
}

/** Adds a check to a field for as long as it stands in the form. */
export function useFieldCheck(name: string, check: ((value: unknown) => string | undefined) | undefined): void {
  const { checks } = useFormScope();
  useLayoutEffect(() => {
    if (!check) return;
    checks.set(name, check);
    return () => {
      if (checks.get(name) === check) checks.delete(name);
    };
  });
}
