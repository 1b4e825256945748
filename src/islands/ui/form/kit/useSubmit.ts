import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '#api/api-error.ts';
import { texts } from '#i18n/client.ts';
import { failureText } from '#islands/ui/page/failure-text.ts';
import { intentFor } from './intent.ts';
import type { useSavedInput } from './useSavedInput.ts';

/** What goes with the values: the key by which a repeat of the same submit is known as one. */
export interface Submission {
  idempotencyKey: string;
}

interface Options {
  form: UseFormReturn<FieldValues>;
  savedInput: ReturnType<typeof useSavedInput>;
  onSubmit: (values: never, submission: Submission) => Promise<unknown>;
  /** Asked with valid values before anything is sent; false sends nothing. */
  confirm: ((values: never) => Promise<boolean>) | undefined;
  onRefused: () => void;
  onSent: () => void;
  failure: ((error: ApiError) => string | undefined) | undefined;
}

/** What failed on our side or on the way says too that nothing typed is lost. */
const keptText = (error: ApiError) =>
  failureText(error) + (error.status === 0 || error.status >= 500 ? ` ${texts('ui')('inputKept')}` : '');

/** Sends a form once: blocks a second press, repeats under the same key, and puts refusals where they belong. */
export function useSubmit({ form, savedInput, onSubmit, confirm, onRefused, onSent, failure }: Options) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const running = useRef(false);

  const release = () => {
    running.current = false;
    setBusy(false);
  };

  // A page that comes back from the back/forward cache was left with its button blocked.
  useEffect(() => {
    const restored = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      running.current = false;
      setBusy(false);
    };
    addEventListener('pageshow', restored);
    return () => removeEventListener('pageshow', restored);
  }, []);

  function refuse(error: ApiError) {
    const fields = Object.entries(error.fields ?? {});
    for (const [name, message] of fields) form.setError(name, { type: 'server', message });
    if (fields.length > 0) onRefused();
    else setFailed(failure?.(error) ?? keptText(error));
  }

  async function send(values: FieldValues) {
    const intent = intentFor(values, savedInput.intent());
    savedInput.setIntent(intent);
    try {
      await onSubmit(values as never, { idempotencyKey: intent.key });
      onSent();
      savedInput.drop();
    } catch (cause) {
      release();
      refuse(ApiError.from(cause));
      if (!(cause instanceof ApiError)) throw cause;
    }
  }

  const checkAndSend = form.handleSubmit(
    async (values) => {
      if (confirm && !(await confirm(values as never))) return release();
      setBusy(true);
      await send(values);
    },
    () => {
      release();
      onRefused();
    },
  );

  /** Validates and sends; after success the form stays blocked until `release`. */
  async function submit() {
    if (running.current) return;
    running.current = true;
    setFailed(undefined);
    try {
      await checkAndSend();
    } catch (cause) {
      // Also where a rule fails by a mistake of ours, the next press is heard.
      if (running.current) setFailed(keptText(ApiError.from(cause)));
      release();
      throw cause;
    }
  }

  return { busy, failed, submit, release };
}
