import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState } from 'react';
import { maxStatementSize, statementExtensions } from '#domain/documents/upload-rules.ts';
import { texts } from '#i18n/client.ts';
import { Card } from '#islands/ui/page/Card.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { Spinner } from '#islands/ui/page/Spinner.tsx';
import { useCall } from '#islands/ui/page/useCall.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { DropZone } from '#islands/ui/upload/DropZone.tsx';
import { FileRow } from '#islands/ui/upload/FileRow.tsx';
import { faultText } from '#islands/ui/upload/upload-labels.ts';
import { uploadList } from '#islands/ui/upload/upload-list.ts';
import { uploader } from '#stores/files/uploads.ts';
import { tryUpload } from '#stores/staff/commission-imports.ts';

const rules = { max: 1, extensions: statementExtensions, maxSize: maxStatementSize, maxTotal: maxStatementSize };

/** Takes one file, tries it once it is uploaded, and leads to what was found. */
export function ImportUpload() {
  const t = texts('commission-imports');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [list] = useState(() => uploadList(uploader, rules));
  const [entry] = useStore(list.$entries);
  const [refused] = useStore(list.$refused);
  const { busy, failure, run, reset } = useCall();
  const upload = entry?.progress.state === 'done' ? entry.progress.id : undefined;
  const tryIt = (finished: string) => run(() => tryUpload(finished), { leaves: true });
  const tryLatest = useRef(tryIt);
  tryLatest.current = tryIt;
  useEffect(() => {
    if (upload) void tryLatest.current(upload);
  }, [upload]);
  const wrongType = refused?.fault === 'fileType' && t('upload.wrongType');
  const fault = refused ? wrongType || faultText(refused.fault, rules.max, rules.maxSize) : failure;

  return (
    <Card title={t('upload.title')} className="mb-5">
      <p id={`${id}-text`} className="mb-3 max-w-form text-muted">
        {t('upload.text')}
      </p>
      {busy && entry && (
        <p role="status" className="flex min-h-17 items-center gap-3">
          <Spinner />
          {t('upload.busy', { name: entry.name })}
        </p>
      )}
      {!busy && entry && (
        <ul>
          <FileRow
            entry={entry}
            list={list}
            onPickAgain={() => input.current?.click()}
            onRemove={() => {
              list.remove(entry.key);
              reset();
            }}
          />
        </ul>
      )}
      {!entry && (
        <DropZone
          id={id}
          input={input}
          extensions={statementExtensions}
          multiple={false}
          describedBy={`${id}-text`}
          invalid={fault !== undefined}
          onFiles={(files) => list.add(files.slice(0, 1))}
        />
      )}
      {fault && (
        <div className="mt-3">
          <Notice
            live
            tone="danger"
            title={t('upload.failed')}
            actions={upload && <Button onClick={() => void tryIt(upload)}>{texts('ui')('retry')}</Button>}
          >
            {fault}
          </Notice>
        </div>
      )}
    </Card>
  );
}
