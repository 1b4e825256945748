import type { ErrorDialogEvent } from './error-dialog.ts';
import { ownPath } from './own-path.ts';
import { tabMemory } from './tab-memory.ts';

/** What a 901 or 902 answer left for the page that it leads to: the token that opens its one call. */
export interface Gate {
  statusCode: 901 | 902;
  token?: string;
  termsVersion?: string;
  /** The version that the user accepted last. */
  acceptedVersion?: string;
  /** Where the user was going, as path, query and hash. */
  from?: string;
  /** Whose password is to be reset. */
  userId?: string;
}

let triedUserId: string | undefined;
/** The user ID of the login under way, for the gate that it may lead to. */
export const noteUserId = (userId: string): void => {
  triedUserId = userId;
};

/** §4: error code 902 sets a flag that the terms of service must be accepted; 901 one for the password. */
export function rememberGate({ statusCode, ...rest }: ErrorDialogEvent): void {
  if (statusCode !== 901 && statusCode !== 902) return;
  const from = ownPath();
  const gate: Gate = { statusCode, ...rest, ...(from && { from }), ...(triedUserId && { userId: triedUserId }) };
  tabMemory.writeGate(JSON.stringify(gate));
}

export function readGate(statusCode: Gate['statusCode']): Gate | undefined {
  const gate: Gate | undefined = JSON.parse(tabMemory.readGate() ?? 'null') ?? undefined;
  return gate?.statusCode === statusCode ? gate : undefined;
}

export const forgetGate = (): void => tabMemory.forgetGate();
