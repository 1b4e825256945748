import type { JobFailureReason } from '#contract/staff/jobs.ts';
import { isDatabaseUnavailable } from '../db/unavailable.ts';

const reasons: Readonly<Record<string, JobFailureReason>> = {
  ECONNREFUSED: 'connection',
  ECONNRESET: 'connection',
  ECONNECTION: 'connection',
  EDNS: 'connection',
  ENOTFOUND: 'connection',
  EAI_AGAIN: 'connection',
  ESOCKET: 'connection',
  ETIMEDOUT: 'connection',
  ETLS: 'connection',
  EAUTH: 'refused',
  EGATEWAY: 'refused',
  EENVELOPE: 'refused',
  EMESSAGE: 'refused',
  ENOSPC: 'diskFull',
  EDQUOT: 'diskFull',
  ENOENT: 'missingFile',
  EACCES: 'permission',
  EPERM: 'permission',
  EROFS: 'permission',
};

/** Why a job failed, by the code of its error or of what caused it. */
export function failureReason(error: unknown): JobFailureReason {
  if (!(error instanceof Error)) return 'other';
  const { code } = error as { code?: unknown };
  const reason = typeof code === 'string' ? reasons[code] : undefined;
  if (reason) return reason;
  if (error.cause !== undefined) return failureReason(error.cause);
  return isDatabaseUnavailable(error) ? 'connection' : 'other';
}
