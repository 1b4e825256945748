import * as z from 'zod/mini';
import { action } from './action.ts';
import type { DueTime } from './due-times.ts';

/** So long (ms) a record stays that was begun without an answer. */
export const untouchedLifetime = 24 * 3_600_000;

interface Begun {
  /** When (ms) it is deleted if no one has answered anything in it by then. */
  readonly untouchedUntil?: number | undefined;
}

export const untouchedDue = ({ untouchedUntil }: Begun): DueTime[] =>
  untouchedUntil === undefined ? [] : [{ at: untouchedUntil, action: 'discard', final: true }];

/** A record that was not changed since it was begun is work for no one. */
export const discardUntouched = <Data extends Begun>() =>
  action({
    input: z.object({ _action: z.literal('discard') }),
    internal: true,
    run: ({ untouchedUntil: _over, ...data }: Data, _input, _at, { version }) =>
      version === 1 ? { deleted: true as const } : { data: data as unknown as Data },
  });
