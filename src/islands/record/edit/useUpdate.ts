import { useRef } from 'react';
import type { FieldChanges } from '#contract/record-contract.ts';
import type { RecordStore } from '#stores/data/record-detail.ts';

type UpdateInput<Body> = { _action: 'update'; version: number } & FieldChanges<Body>;

/** Sends changes to the version that the form was filled from, until its user has been told of something newer. */
export function useUpdate<Detail extends { version: number }, Body = Record<string, unknown>>(
  record: Detail,
  { act, record: { $value } }: Pick<RecordStore<Detail, UpdateInput<Body>>, 'act' | 'record'>,
): (changes: FieldChanges<Body>, idempotencyKey: string) => Promise<void> {
  const version = useRef(record.version);
  return async (changes, idempotencyKey) => {
    try {
      await act({ _action: 'update', version: version.current, ...changes }, idempotencyKey);
    } catch (cause) {
      const now = $value.get();
      if (now.state === 'ready') version.current = now.value.version;
      throw cause;
    }
  };
}
