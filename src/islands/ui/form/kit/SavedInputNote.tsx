import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState } from 'react';
import { formatClock } from '#domain/date/date-format.ts';
import { texts } from '#i18n/client.ts';
import type { FormInput } from '#stores/form-input/form-input.ts';

/** How long the discarded input can be had back, in ms. */
const undoTime = 10_000;

/** Letting go of the input, and having it back. */
export interface StorageMode {
  /** True if a press here rendered the fields again, so that the focus was lost. */
  isReturn: boolean;
  discard: () => void;
  /** Missing where nothing was discarded. */
  undo: (() => void) | undefined;
  forget: () => void;
}

interface Props {
  formInput: FormInput;
  keeping: StorageMode;
  /** While the input is being sent it cannot be discarded. */
  busy: boolean;
}

const link = 'text-link underline disabled:text-muted disabled:no-underline';

/** Offers the discarded input for some seconds, and for as long as focus or pointer is on the offer. */
function UndoNote({ undo, forget, busy }: { undo: () => void; forget: () => void; busy: boolean }) {
  const t = texts('ui');
  const id = useId();
  const [focused, setFocused] = useState(false);
  const [pointed, setPointed] = useState(false);
  const over = useRef(forget);
  over.current = forget;
  const isHeld = focused || pointed;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => over.current(), undoTime);
    return () => clearTimeout(timer);
  }, [isHeld]);
  return (
    <p onPointerEnter={() => setPointed(true)} onPointerLeave={() => setPointed(false)}>
      <span id={id}>{t('formInputDiscarded')}</span> ·{' '}
      <button
        type="button"
        className={link}
        disabled={busy}
        aria-describedby={id}
        onClick={undo}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        {t('undo')}
      </button>
    </p>
  );
}

/** Says where the input is kept, and lets go of it. */
export function SavedInputNote({ formInput, keeping, busy }: Props) {
  const t = texts('ui');
  const box = useRef<HTMLDivElement>(null);
  const { isReturn, discard, undo, forget } = keeping;
  useEffect(() => {
    if (isReturn) box.current?.querySelector('button')?.focus();
  }, [isReturn]);
  const { saved } = useStore(formInput.$state);
  return (
    <div ref={box}>
      {undo ? (
        <UndoNote undo={undo} forget={forget} busy={busy} />
      ) : (
        saved && (
          <p>
            {t(saved.where === 'server' ? 'formInputSaved' : 'formInputHere', {
              time: formatClock(saved.at),
            })}{' '}
            ·{' '}
            <button type="button" className={link} disabled={busy} onClick={discard}>
              {t('formInputDiscard')}
            </button>
          </p>
        )
      )}
    </div>
  );
}
