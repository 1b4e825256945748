import { useEffect, useId, useState } from 'react';
import { contentImageTypes, largestContentImage } from '#contract/content/content-image.ts';
import { message, texts } from '#i18n/client.ts';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { failureText } from '#islands/ui/page/failure-text.ts';
import { useCall } from '#islands/ui/page/useCall.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { storeImage } from '#stores/staff/content.ts';

interface Props {
  file: File;
  onInsert: (markdown: string) => void;
  onClose: () => void;
}

const maxAlt = 300;
/** Brackets would end the description. */
const cleanAlt = (text: string) => text.replace(/[[\]\s]+/g, ' ').trim();

/** A picture with its description, before it comes into the text. */
export function PictureDialog({ file, onInsert, onClose }: Props) {
  const t = texts('content');
  const id = useId();
  const [alt, setAlt] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [address, setAddress] = useState('');
  const { busy, failure, run } = useCall({
    textOf: (error) => {
      const key = error.fields?.['image'] ?? ([413, 415].includes(error.status) ? 'contentImage' : undefined);
      return key ? message(key) : failureText(error);
    },
  });
  const isTaken = (contentImageTypes as readonly string[]).includes(file.type) && file.size <= largestContentImage;
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);

  function submit() {
    const text = cleanAlt(alt);
    setMissing(text === '');
    if (text === '') return document.getElementById(id)?.focus();
    void run(() => storeImage(file.name, file), {
      onDone: (path) => {
        onInsert(`![${text}](${path})`);
        onClose();
      },
    });
  }
  const fault = !isTaken ? message('contentImage') : failure;
  return (
    <Dialog
      open
      wide
      title={t('picture.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts('ui')('cancel')}</Button>
          <Button look="primary" busy={busy} disabled={!isTaken} onClick={submit}>
            {t('picture.insert')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {address && isTaken && (
          <img
            src={address}
            alt=""
            className="max-h-60 max-w-full justify-self-center rounded-control border border-line object-contain"
          />
        )}
        <p className="text-muted text-sm wrap-anywhere">{file.name}</p>
        {fault && (
          <p role="alert" className="font-semibold text-danger">
            {fault}
          </p>
        )}
        {isTaken && (
          <div className="grid gap-1">
            <label htmlFor={id} className="font-semibold">
              {t('picture.alt')} <span className="text-danger">*</span>
            </label>
            <p id={`${id}-hint`} className="text-muted text-sm">
              {t('picture.altHint')}
            </p>
            {isMissing && (
              <p id={`${id}-fault`} className="font-semibold text-danger text-sm">
                {t('picture.missing')}
              </p>
            )}
            <input
              id={id}
              className="control"
              maxLength={maxAlt}
              required
              aria-describedby={`${id}-hint${isMissing ? ` ${id}-fault` : ''}`}
              aria-invalid={isMissing || undefined}
              value={alt}
              onChange={({ target }) => setAlt(target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter') submit();
              }}
            />
          </div>
        )}
      </div>
    </Dialog>
  );
}
