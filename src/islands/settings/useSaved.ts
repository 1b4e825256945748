import { useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { failureText } from '../ui/page/failure-text.ts';

export type Saving = { state: 'idle' | 'saving' | 'saved' } | { state: 'failed'; reason: string };

/** Saves a setting as soon as it is changed, and tells what became of it. */
export function useSaved<V>(save: (value: V) => Promise<void>) {
  const [saving, setSaving] = useState<Saving>({ state: 'idle' });
  const change = async (value: V) => {
    setSaving({ state: 'saving' });
    try {
      await save(value);
      setSaving({ state: 'saved' });
    } catch (cause) {
      setSaving({ state: 'failed', reason: failureText(ApiError.from(cause)) });
    }
  };
  return { saving, change };
}
