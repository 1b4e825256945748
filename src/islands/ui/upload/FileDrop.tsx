import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { allowedExtensions, maxFileSize } from '#domain/documents/upload-rules.ts';
import type { Uploader } from '#domain/form/uploader.ts';
import { texts } from '#i18n/client.ts';
import { Field, type FieldProps } from '../form/Field.tsx';
import { useFormScope } from '../form/kit/form-scope.ts';
import { useFieldCheck, useFormField } from '../form/useFormField.ts';
import { Notice } from '../page/Notice.tsx';
import { DropZone } from './DropZone.tsx';
import { FileRow } from './FileRow.tsx';
import { countText, faultText, fileSentence, refusalText, ruleText } from './upload-labels.ts';
import { type UploadedFile, uploadList } from './upload-list.ts';

interface Props extends Omit<FieldProps, 'hint'> {
  uploader: Uploader;
  min: number;
  max: number;
  extensions?: readonly string[];
  /** In bytes. */
  maxSize?: number;
  /** Stands before the rule about number, size and types. */
  hint?: string;
}

/** Files of a form. The field's value are the ids of the finished uploads, in the order of the list. */
export function FileDrop({ name, label, hint, required, uploader, min, max, ...more }: Props) {
  const { extensions = allowedExtensions, maxSize = maxFileSize } = more;
  const t = texts('ui');
  const { beside, lists, isAnswerOpen } = useFormScope();
  const [list] = useState(() =>
    lists.of(name, () =>
      uploadList(uploader, { max, extensions, maxSize }, (beside.get(name) as UploadedFile[] | undefined) ?? []),
    ),
  );
  const entries = useStore(list.$entries);
  const refusedFiles = useStore(list.$refused);
  const [statusMessage, setSpoken] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const count = { min, max };
  const sentence = (key: string) => fileSentence(key, count, entries.length);
  const field = useFormField(name, { label, required: required ?? min > 0, sentence });
  useFieldCheck(name, () => list.fault(min));

  const isUnfinished = entries.some(({ progress }) => progress.state === 'running' || progress.state === 'waiting');
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
  const rule = ruleText(count, extensions, maxSize);
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
      {refusedFiles.length > 0 && (
        <Notice tone="warn" live title={refusalText(refusedFiles, max)}>
          <ul>
            {refusedFiles.map(({ key, name: file, fault }) => (
              <li key={key}>
                {file}: {faultText(fault, max, maxSize)}
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
        {statusMessage || (finished ? t('fileUploaded', { name: finished.name }) : '')}
      </p>
    </Field>
  );
}
