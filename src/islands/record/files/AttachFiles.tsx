import { useState } from 'react';
import * as z from 'zod/mini';
import { uploadIds } from '#contract/fields.ts';
import { texts } from '#i18n/client.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { FileDrop } from '#islands/ui/upload/FileDrop.tsx';
import { uploader } from '#stores/files/uploads.ts';
import { ActionForm } from '../ActionForm.tsx';
import { useFocusInside } from '../useFocusInside.ts';

export interface AttachProps {
  /** Name of the record's kind and its id: `ticket/018f…`. */
  keep: string;
  max: number;
  act: (action: { _action: 'attach'; fileQueue: string[] }, idempotencyKey: string) => Promise<void>;
}

/** Adds files to a record; loaded on first use. */
export function AttachFiles({ keep, max, act, onDone }: AttachProps & { onDone: () => void }) {
  const t = texts('record');
  const box = useFocusInside();
  const [contract] = useState(() => z.object({ fileQueue: uploadIds(1, max) }));
  return (
    <div ref={box}>
      <ActionForm
        actions={
          <Button onClick={onDone} className="min-h-11.5 w-full">
            {texts('ui')('cancel')}
          </Button>
        }
        look="plain"
        contract={contract}
        defaults={{ fileQueue: [] }}
        keep={`${keep}/attach`}
        label={t('files.add')}
        submitLabel={t('files.add')}
        busyLabel={texts('ui')('busy')}
        act={act}
        action={({ fileQueue }) => ({ _action: 'attach' as const, fileQueue })}
        done={({ fileQueue }) => t('files.done', { count: fileQueue.length })}
        onDone={onDone}
      >
        <FileDrop name="fileQueue" label={t('files.label')} uploader={uploader} min={1} max={max} />
      </ActionForm>
    </div>
  );
}
