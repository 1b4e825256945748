import { useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { markDirty } from '#stores/form-input/dirty-forms.ts';
import type { FormInput } from '#stores/form-input/form-input.ts';
import type { Intent, SavedInput } from '#stores/form-input/saved-input.ts';

/** The kept input of one form: read once, written at each change, dropped when it was sent. */
export function useSavedInput(
  store: Pick<FormInput, 'read' | 'write' | 'drop'> | undefined,
  knows: (name: string) => boolean,
) {
  const [storedInput] = useState(() => (import.meta.env.SSR ? undefined : store?.read()));
  const savedMeta = useRef<Omit<SavedInput, 'values' | 'savedAt'>>({
    step: storedInput?.step ?? 0,
    intent: storedInput?.intent,
    beside: storedInput?.beside ?? {},
  });
  const values = useRef<FieldValues>({});
  const changed = useRef(storedInput !== undefined);

  const release = useRef<() => void>(undefined);
  const hold = () => {
    release.current ??= markDirty();
  };
  const letGo = () => {
    release.current?.();
    release.current = undefined;
  };
  useEffect(() => {
    if (changed.current) release.current ??= markDirty();
    return () => {
      release.current?.();
      release.current = undefined;
    };
  }, []);

  const write = () => {
    if (changed.current) hold();
    if (!store || !changed.current) return;
    store.write({ ...savedMeta.current, values: values.current, savedAt: Date.now() });
  };

  return {
    /** Values of fields that the contract still knows. */
    values: Object.fromEntries(Object.entries(storedInput?.values ?? {}).filter(([name]) => knows(name))),
    step: savedMeta.current.step,
    intent: () => savedMeta.current.intent,
    beside: (name: string) => savedMeta.current.beside[name],
    setValues(next: FieldValues) {
      values.current = next;
      changed.current = true;
      write();
    },
    setStep(step: number, next: FieldValues) {
      values.current = next;
      savedMeta.current.step = step;
      write();
    },
    setIntent(intent: Intent | undefined) {
      savedMeta.current.intent = intent;
      write();
    },
    setBeside(name: string, value: unknown, next: FieldValues) {
      values.current = next;
      changed.current = true;
      savedMeta.current.beside[name] = value;
      write();
    },
    drop() {
      savedMeta.current = { step: 0, intent: undefined, beside: {} };
      changed.current = false;
      letGo();
      store?.drop();
    },
  };
}
