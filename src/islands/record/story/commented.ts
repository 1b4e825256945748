import type { CommentInput } from '#contract/comment-action.ts';
import type { RecordComment } from '#contract/record-comments.ts';

/** A record that takes comments. */
export interface Commented {
  record: { id: string; comments?: RecordComment[] | undefined; owner?: { id?: string | undefined } | undefined };
  act: (action: CommentInput, idempotencyKey: string) => Promise<unknown>;
}
