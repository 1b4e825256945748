import { useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { holdInput } from '../../stores/unsent.ts';
import { type Intent, type Keep, type Kept, tabKeep } from './kept-input.ts';

/** The kept input of one form: read once, written at each change, dropped when it was sent. */
export function useKeptInput(keep: Keep | string | undefined, knows: (name: string) => boolean) {
  const [store] = useState(() => (typeof keep === 'string' ? tabKeep(keep) : keep));
  const [found] = useState(() => (import.meta.env.SSR ? undefined : store?.read()));
  const [savedAt, setSavedAt] = useState(found?.savedAt);
  const kept = useRef<Omit<Kept, 'values' | 'savedAt'>>({
    step: found?.step ?? 0,
    intent: found?.intent,
    beside: found?.beside ?? {},
  });
  const values = useRef<FieldValues>({});
  const changed = useRef(found !== undefined);

  const release = useRef<() => void>(undefined);
  const hold = () => {
    release.current ??= holdInput();
  };
  const letGo = () => {
    release.current?.();
    release.current = undefined;
  };
  useEffect(() => {
    if (changed.current) release.current ??= holdInput();
    return () => {
      release.current?.();
      release.current = undefined;
    };
  }, []);

  const write = () => {
    if (changed.current) hold();
    if (!store || !changed.current) return;
    const now = Date.now();
    store.write({ ...kept.current, values: values.current, savedAt: now });
    // The note beside the buttons tells minutes: no need to draw it again at every key.
    setSavedAt((before) => (before && Math.floor(before / 60_000) === Math.floor(now / 60_000) ? before : now));
  };

  return {
    /** Values of fields that the contract still knows. */
    values: Object.fromEntries(Object.entries(found?.values ?? {}).filter(([name]) => knows(name))),
    step: kept.current.step,
    savedAt: store ? savedAt : undefined,
    intent: () => kept.current.intent,
    beside: (name: string) => kept.current.beside[name],
    setValues(next: FieldValues) {
      values.current = next;
      changed.current = true;
      write();
    },
    setStep(step: number, next: FieldValues) {
      values.current = next;
      kept.current.step = step;
      write();
    },
    setIntent(intent: Intent | undefined) {
      kept.current.intent = intent;
      write();
    },
    setBeside(name: string, value: unknown, next: FieldValues) {
      values.current = next;
      changed.current = true;
      kept.current.beside[name] = value;
      write();
    },
    drop() {
      kept.current = { step: 0, intent: undefined, beside: {} };
      changed.current = false;
      letGo();
      setSavedAt(undefined);
      store?.drop();
    },
  };
}
