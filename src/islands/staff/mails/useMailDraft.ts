import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import type { Mail, MailContent } from '#contract/staff/mails.ts';
import { failureText } from '#islands/ui/page/failure-text.ts';
import { actOnMail, openMail } from '#stores/staff/mails.ts';

const pauseMs = 700;

export const draftContent = ({ draft, current, shipped }: Mail): MailContent =>
  draft ? (draft.content ?? shipped) : current;

/** What is typed, saved as a draft when typing pauses; what another administrator did first is never overwritten. */
export function useMailDraft(mail: Mail) {
  const [content, setContent] = useState(() => draftContent(mail));
  const [step, setStep] = useState<'rest' | 'waiting' | 'saving'>('rest');
  const [failure, setFailure] = useState<string>();
  const [isConflict, setConflict] = useState(false);
  const latest = useRef({ content, mail, isDirty: false, isSaving: false });
  latest.current.mail = mail;
  latest.current.content = content;

  const save = useCallback(async () => {
    const now = latest.current;
    if (now.isSaving || !now.isDirty) return;
    now.isSaving = true;
    now.isDirty = false;
    setStep('saving');
    try {
      now.mail = await actOnMail(now.mail, {
        _action: 'save',
        version: now.mail.draft?.version ?? 0,
        content: now.content,
      });
      setFailure(undefined);
    } catch (cause) {
      const error = ApiError.from(cause);
      now.isDirty = true;
      if (error.status === 409) setConflict(true);
      setFailure(failureText(error));
      setStep('waiting');
      now.isSaving = false;
      return;
    }
    now.isSaving = false;
    setStep(now.isDirty ? 'waiting' : 'rest');
  }, []);

  useEffect(() => {
    if (step !== 'waiting' || failure) return undefined;
    const timer = setTimeout(() => void save(), pauseMs);
    return () => clearTimeout(timer);
  }, [step, failure, save]);

  // What was typed last is not lost by going to another mail.
  useEffect(() => () => void save(), [save]);

  function change(next: MailContent) {
    latest.current.isDirty = true;
    setContent(next);
    setStep('waiting');
    if (!isConflict) setFailure(undefined);
  }
  return {
    content,
    step,
    failure,
    isConflict,
    change,
    /** Shows what stands on the server in place of what is typed. */
    reset: (next: Mail) => {
      latest.current.isDirty = false;
      setContent(draftContent(next));
      setConflict(false);
      setFailure(undefined);
      setStep('rest');
    },
    /** Saves what is typed over what another administrator saved. */
    overwrite: async () => {
      await openMail.reload();
      setConflict(false);
      setFailure(undefined);
      setStep('waiting');
    },
    save,
  };
}
