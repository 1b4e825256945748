import { useId, useRef, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { extensionOf } from '#domain/documents/file-extension.ts';
import { texts } from '#i18n/client.ts';
import { Card } from '#islands/ui/page/Card.tsx';
import { failureText } from '#islands/ui/page/failure-text.ts';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { Spinner } from '#islands/ui/page/Spinner.tsx';
import { DropZone } from '#islands/ui/upload/DropZone.tsx';
import { tryFile } from '#stores/staff/commission-imports.ts';

const extensions = ['csv', 'xlsx'] as const;
const isStatement = ({ name }: File) => extensions.some((one) => one === extensionOf(name));

/** Takes one file, tries it, and leads to what was found. */
export function ImportUpload() {
  const t = texts('commission-imports');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState<string>();
  const [fault, setFault] = useState<string>();

  async function send([file]: File[]): Promise<void> {
    if (!file || busy) return;
    if (!isStatement(file)) {
      setFault(t('upload.wrongType'));
      return;
    }
    setFault(undefined);
    setBusy(file.name);
    try {
      await tryFile(file);
    } catch (cause) {
      setFault(failureText(ApiError.from(cause)));
      setBusy(undefined);
    }
  }

  return (
    <Card title={t('upload.title')} className="mb-5">
      <p id={`${id}-text`} className="mb-3 max-w-form text-muted">
        {t('upload.text')}
      </p>
      {busy ? (
        <p role="status" className="flex min-h-17 items-center gap-3">
          <Spinner />
          {t('upload.busy', { name: busy })}
        </p>
      ) : (
        <DropZone
          id={id}
          input={input}
          extensions={extensions}
          multiple={false}
          describedBy={`${id}-text`}
          invalid={fault !== undefined}
          onFiles={(files) => void send(files)}
        />
      )}
      {fault && (
        <div className="mt-3">
          <Notice live tone="danger" title={t('upload.failed')}>
            {fault}
          </Notice>
        </div>
      )}
    </Card>
  );
}
