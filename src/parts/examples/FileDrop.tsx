import * as z from 'zod/mini';
import { uploadIds } from '#contract/fields.ts';
import type { Uploader } from '#domain/form/uploader.ts';
import { Form } from '#islands/ui/form/kit/Form.tsx';
import { FileDrop } from '#islands/ui/upload/FileDrop.tsx';
import { FileRow } from '#islands/ui/upload/FileRow.tsx';
import type { UploadState } from '#islands/ui/upload/upload-list.ts';
import type { Examples } from '../Parts.tsx';

/** Finishes at once, without a server. */
const uploader: Uploader = {
  start(file, { onDone }) {
    queueMicrotask(() => onDone(file.name.replace(/\W/g, '')));
    return { pause() {}, resume() {}, cancel() {} };
  },
  discard() {},
  isThere: async () => true,
};
const contract = z.object({ files: uploadIds(2, 3) });

const states: UploadState[] = [
  { state: 'waiting', sent: 0 },
  { state: 'running', sent: 400_000 },
  { state: 'paused', sent: 400_000 },
  { state: 'failed', sent: 400_000, status: 0 },
  { state: 'lost' },
  { state: 'gone' },
  { state: 'done', id: 'x' },
];
const list = { pause() {}, resume() {} };

export const examples: Examples = {
  'in a form': () => (
    <Form contract={contract} defaults={{ files: [] }} onSubmit={async () => {}} submitLabel="Send">
      <FileDrop name="files" label="Invoices" uploader={uploader} min={2} max={3} />
    </Form>
  ),
  'states of a file': () => (
    <ul className="grid max-w-form gap-2">
      {states.map((progress, key) => (
        <FileRow
          key={progress.state}
          entry={{ key, name: `Invoice ${progress.state}.pdf`, size: 1_240_000, extension: 'pdf', progress }}
          list={list}
          onRemove={() => {}}
          onPickAgain={() => {}}
        />
      ))}
    </ul>
  ),
};
