import ImageUp from 'lucide-react/icons/image-up';
import { useEffect, useId, useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { largestPhoto, type OwnProfile, photoType } from '../../../contract/me/own-profile.ts';
import { message, texts } from '../../../i18n/client.ts';
import { toast } from '../../../stores/page/toasts.ts';
import { deletePhoto, photoAddress, savePhoto } from '../../../stores/profile/own-profile.ts';
import { Card } from '../../ui/page/Card.tsx';
import { failureText } from '../../ui/page/failure-text.ts';
import { Button } from '../../ui/text/Button.tsx';
import { Icon } from '../../ui/text/Icon.tsx';

/** The portrait that the server has; `changed` says which one. */
function usePhoto(changed: number | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (changed === undefined) return setAddress(undefined);
    let made: string | undefined;
    let isOver = false;
    photoAddress().then(
      (found) => {
        made = found;
        if (isOver) URL.revokeObjectURL(found);
        else setAddress(found);
      },
      () => setAddress(undefined),
    );
    return () => {
      isOver = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [changed]);
  return address;
}

const initialsOf = ({ firstName, lastName }: OwnProfile): string => `${firstName[0] ?? ''}${lastName[0] ?? ''}`;

/** Why a file is no portrait, before it is sent. */
async function faultOf(file: File): Promise<string | undefined> {
  if (file.size > largestPhoto) return message(`fileSize:${largestPhoto / 1024 / 1024}`);
  return photoType(new Uint8Array(await file.arrayBuffer())) ? undefined : message('photoType');
}

export function PhotoCard({ known }: { known: OwnProfile }) {
  const t = texts('profile');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const photo = usePhoto(known.photo);

  async function run(work: () => Promise<void>, done: string) {
    setBusy(true);
    setFault(undefined);
    try {
      await work();
      toast('ok', done);
    } catch (cause) {
      const error = ApiError.from(cause);
      setFault(error.fields?.['photo'] ? message('photoType') : failureText(error));
    } finally {
      setBusy(false);
    }
  }
  async function take(file: File | undefined) {
    if (!file) return;
    const found = await faultOf(file);
    if (found) return setFault(found);
    const type = photoType(new Uint8Array(await file.arrayBuffer()));
    await run(() => savePhoto(new Blob([file], type ? { type } : {})), t('photo.saved'));
  }

  return (
    <Card title={t('photo.title')}>
      <div className="flex flex-wrap items-center gap-5">
        <span className="grid size-24 shrink-0 place-items-center overflow-clip rounded-full bg-brand-soft font-semibold text-2xl text-link">
          {photo ? (
            <img src={photo} alt={t('photo.alt')} className="size-full object-cover" />
          ) : (
            <span aria-hidden="true">{initialsOf(known)}</span>
          )}
        </span>
        <div className="grid min-w-0 flex-1 basis-40 justify-items-start gap-2">
          <input
            ref={input}
            id={id}
            type="file"
            accept="image/jpeg,image/png"
            className="sr-only"
            tabIndex={-1}
            aria-label={t('photo.choose')}
            onChange={(event) => {
              void take(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
          <Button small busy={busy} icon={<Icon of={ImageUp} size={16} />} onClick={() => input.current?.click()}>
            {t(known.photo === undefined ? 'photo.choose' : 'photo.other')}
          </Button>
          {known.photo !== undefined && (
            <Button small look="quiet" busy={busy} onClick={() => run(deletePhoto, t('photo.deleted'))}>
              {t('photo.delete')}
            </Button>
          )}
          <p className="text-muted text-sm">{t('photo.hint')}</p>
        </div>
      </div>
      {fault && (
        <p role="alert" className="mt-3 font-semibold text-danger text-sm">
          {fault}
        </p>
      )}
    </Card>
  );
}
