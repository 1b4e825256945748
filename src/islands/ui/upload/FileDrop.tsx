import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { allowedExtensions } from '../../../domain/documents/upload-rules.ts';
import { texts } from '../../../i18n/client.ts';
import { Field, type FieldProps } from '../form/Field.tsx';
import { useFormScope } from '../form/kit/form-scope.ts';
import { useFieldCheck, useFieldValue, useFormField } from '../form/useFormField.ts';
import { Notice } from '../page/Notice.tsx';
import { DropZone } from './DropZone.tsx';
import { FileRow } from './FileRow.tsx';
import { finishedIds, type UploadEntry, type UploadedFile, uploadList } from './upload-list.ts';
import { countText, faultText, fileSentence, refusalText, ruleText } from './upload-words.ts';
import type { Uploader } from './uploader.ts';

interface Props extends Omit<FieldProps, 'hint'> {
  uploader: Uploader;
  min: number;
  max: number;
  extensions?: readonly string[];
  /** Stands before the rule about number, size and types. */
  hint?: string;
}

const toKeep = ({ name, size, progress }: UploadEntry) => ({
  name,
  size,
  ...(progress.state === 'done' && { id: progress.id }),
  ...(progress.state === 'gone' && { isGone: true }),
});

/** Files of a form. The field's value are the ids of the finished uploads, in the order of the list. */
export function FileDrop({ name, label, hint, required, uploader, min, max, extensions = allowedExtensions }: Props) {
  const t = texts('ui');
  const { beside, lists, isAnswerOpen } = useFormScope();
  const [list] = useState(
    () =>
      lists.get(name) ??
      uploadList(uploader, { max, extensions }, (beside.get(name) as UploadedFile[] | undefined) ?? []),
  );
  lists.set(name, list);
  const entries = useStore(list.$entries);
  const refused = useStore(list.$refused);
  const [value, setValue] = useFieldValue<string[] | undefined>(name);
  const [spoken, setSpoken] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const count = { min, max };
  const sentence = (key: string) => fileSentence(key, count, entries.length);
  const field = useFormField(name, { label, required: required ?? min > 0, sentence });

  const states = entries.map(({ progress }) => progress.state);
  const isUnfinished = states.some((state) => state === 'running' || state === 'waiting');
  useFieldCheck(name, () => {
    // Too few files matter more than when those arrive.
    if (states.length < min) return min === 1 ? 'noFile' : `fileCount:${min}`;
    if (isUnfinished || states.includes('paused')) return 'uploading';
    return states.some((state) => ['failed', 'lost', 'gone'].includes(state)) ? 'fileFailed' : undefined;
  });

  const ids = finishedIds(entries).join(' ');
  const latest = useRef({ value, setValue, entries });
  latest.current = { value, setValue, entries };
  useEffect(() => {
    const { value: before, setValue: change } = latest.current;
    if (ids !== (before ?? []).join(' ')) change(ids ? ids.split(' ') : []);
  }, [ids]);

  // Progress alone is not worth keeping: only which files there are, and which have arrived.
  const outline = entries.map(({ key, progress }) => key + progress.state).join();
  const keptOutline = useRef(outline);
  useEffect(() => {
    if (outline === keptOutline.current) return;
    keptOutline.current = outline;
    beside.set(name, latest.current.entries.map(toKeep));
  }, [outline, beside, name]);

  // The form was emptied after success.
  const isEmptied = value !== undefined && value.length === 0 && ids !== '' && !isUnfinished;
  const wasFilled = useRef(false);
  useEffect(() => {
    if (isEmptied && wasFilled.current) list.clear();
    wasFilled.current = (value?.length ?? 0) > 0;
  }, [isEmptied, value, list]);

  useEffect(() => {
    if (!isUnfinished) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnfinished]);

  // A form input may name files that have expired. Those of a request that may have gone through belong to its ticket now,
  // which only the server can tell: it is asked again with the request, and about the files where it refuses them.
  const [isOpen] = useState(isAnswerOpen);
  const isRefused = field.error !== undefined;
  useEffect(() => {
    if (!isOpen || isRefused) void list.check();
  }, [list, isOpen, isRefused]);

  const finished = entries.findLast(({ progress }) => progress.state === 'done');
  const rule = ruleText(count, extensions);
  return (
    <Field field={field} label={label} as="group" hint={hint ? `${hint} ${rule}` : rule}>
      <DropZone
        id={field.id}
        input={input}
        extensions={extensions}
        multiple={max > 1}
        describedBy={field.aria(true)['aria-describedby']}
        invalid={!!field.error}
        onFiles={(files) => list.add(files)}
      />
      {refused.length > 0 && (
        <Notice
          tone="warn"
          live
          title={refusalText(
            refused.map(({ fault }) => fault),
            max,
          )}
        >
          <ul>
            {refused.map(({ key, name: file, fault }) => (
              <li key={key}>
                {file}: {faultText(fault, max)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {entries.length > 0 && (
        <>
          <p className="text-muted text-sm">{countText(count, entries.length)}</p>
          <ul className="grid gap-2">
            {entries.map((entry) => (
              <FileRow
                key={entry.key}
                entry={entry}
                list={list}
                onPickAgain={() => input.current?.click()}
                onRemove={() => {
                  list.remove(entry.key);
                  setSpoken(t('fileRemoved', { name: entry.name }));
                  input.current?.focus();
                }}
              />
            ))}
          </ul>
        </>
      )}
      <p role="status" className="sr-only">
        {spoken || (finished ? t('fileUploaded', { name: finished.name }) : '')}
      </p>
    </Field>
  );
}
