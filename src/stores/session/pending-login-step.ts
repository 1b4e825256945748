import * as tabMemory from '../storage/tab-memory.ts';
import type { ErrorDialogEvent } from './error-dialog-event.ts';
import { ownPath } from './own-path.ts';

/** What a 901 or 902 answer left for the page that it leads to: the token that opens its one call. */
export interface PendingLoginStep {
  statusCode: 901 | 902;
  token?: string;
  termsVersion?: string;
  /** The version that the user accepted last. */
  acceptedVersion?: string;
  /** Where the user was going, as path, query and hash. */
  from?: string;
  /** The user who must reset the password. */
  userId?: string;
}

let triedUserId: string | undefined;
/** The user ID of the login under way, for the step that it may lead to. */
export const rememberUserId = (userId: string): void => {
  triedUserId = userId;
};

/** §4-5: error code 902 sets a flag that the terms of service must be accepted; 901 one for the password. */
export function rememberPendingLoginStep({ statusCode, ...rest }: ErrorDialogEvent): void {
  if (statusCode !== 901 && statusCode !== 902) return;
  const from = ownPath();
  const step: PendingLoginStep = {
    statusCode,
    ...rest,
    ...(from && { from }),
    ...(triedUserId && { userId: triedUserId }),
  };
  tabMemory.writePendingLoginStep(JSON.stringify(step));
}

export function readPendingLoginStep(statusCode: PendingLoginStep['statusCode']): PendingLoginStep | undefined {
  const step: PendingLoginStep | undefined = JSON.parse(tabMemory.readPendingLoginStep() ?? 'null') ?? undefined;
  return step?.statusCode === statusCode ? step : undefined;
}

export const forgetPendingLoginStep = (): void => tabMemory.forgetPendingLoginStep();
