import ImageUp from 'lucide/dist/esm/icons/image-up.mjs';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { message } from '#i18n/client.ts';
import { FileInput } from '../ui/form/inputs.tsx';
import { Card } from '../ui/page/Card.tsx';
import { failureText } from '../ui/page/failure-text.ts';
import { useCall } from '../ui/page/useCall.ts';
import { Button } from '../ui/text/Button.tsx';
import { Icon } from '../ui/text/Icon.tsx';

/** The picture that the server has; `changed` says which one. */
function usePicture(changed: number | undefined, read: () => Promise<string>): string | undefined {
  const [address, setAddress] = useState<string>();
  const latest = useRef(read);
  latest.current = read;
  useEffect(() => {
    if (changed === undefined) return setAddress(undefined);
    let objectUrl: string | undefined;
    let isOver = false;
    latest.current().then(
      (url) => {
        objectUrl = url;
        if (isOver) URL.revokeObjectURL(url);
        else setAddress(url);
      },
      () => setAddress(undefined),
    );
    return () => {
      isOver = true;
      if (objectUrl) URL.revokeObjectURL(objectUrl);
    };
  }, [changed]);
  return address;
}

interface Props {
  /** What its faults are named by. */
  name: 'photo' | 'logo';
  words: Readonly<Record<'title' | 'choose' | 'other' | 'delete' | 'hint' | 'saved' | 'deleted', string>>;
  accept: string;
  /** When it was changed last (ms); none where there is none. */
  changed: number | undefined;
  read: () => Promise<string>;
  /** Why a file cannot be taken, as a key of a message, before it is sent; or what it is sent as. */
  judge: (file: File, bytes: Uint8Array) => { fault: string } | { type: string };
  save: (picture: Blob) => Promise<void>;
  remove: () => Promise<void>;
  /** Draws it, or what stands in its place. */
  children: (address: string | undefined) => ReactNode;
  /** False where it is only shown. */
  mayChange?: boolean;
}

/** A picture that is seen, chosen, replaced and taken away in one place. */
export function PictureCard({ name, words, accept, changed, judge, mayChange = true, ...props }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { busy, failure, run, refuse } = useCall({
    textOf: (error) => {
      const key = error.fields?.[name];
      return key ? message(key) : failureText(error);
    },
  });
  const picture = usePicture(changed, props.read);

  async function take(file: File | undefined) {
    if (!file) return;
    const verdict = judge(file, new Uint8Array(await file.arrayBuffer()));
    if ('fault' in verdict) return refuse(message(verdict.fault));
    await run(() => props.save(new Blob([file], { type: verdict.type })), { done: words.saved });
  }

  return (
    <Card title={words.title}>
      <div className="flex flex-wrap items-center gap-5">
        {props.children(picture)}
        {mayChange && (
          <div className="grid min-w-0 flex-1 basis-40 justify-items-start gap-2">
            <FileInput
              ref={input}
              id={id}
              accept={accept}
              tabIndex={-1}
              aria-label={words.choose}
              onChange={(event) => {
                void take(event.target.files?.[0]);
                event.target.value = '';
              }}
            />
            <Button small busy={busy} icon={<Icon of={ImageUp} size={16} />} onClick={() => input.current?.click()}>
              {changed === undefined ? words.choose : words.other}
            </Button>
            {changed !== undefined && (
              <Button small look="quiet" busy={busy} onClick={() => run(props.remove, { done: words.deleted })}>
                {words.delete}
              </Button>
            )}
            <p className="text-muted text-sm">{words.hint}</p>
          </div>
        )}
      </div>
      {failure && (
        <p role="alert" className="mt-3 font-semibold text-danger text-sm">
          {failure}
        </p>
      )}
    </Card>
  );
}

const textKeys = ['title', 'choose', 'other', 'delete', 'hint', 'saved', 'deleted'] as const;
/** The words of a picture, by their names. */
export const pictureLabels = (say: (word: (typeof textKeys)[number]) => string): Props['words'] =>
  Object.fromEntries(textKeys.map((word) => [word, say(word)])) as Props['words'];
