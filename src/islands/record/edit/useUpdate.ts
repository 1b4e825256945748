import { useRef } from 'react';
import type { Maintenance } from '#contract/maintenance.ts';
import type { RecordStore } from '#stores/data/record-detail.ts';

type Update = (changes: Record<string, unknown>, idempotencyKey: string) => Promise<void>;

/** Sends changes to the version that the form was filled from, until its user has been told of something newer. */
export function useUpdate<Detail extends { version: number }>(
  record: Detail,
  { act, record: { $value } }: Pick<RecordStore<Detail, Maintenance>, 'act' | 'record'>,
): Update {
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
