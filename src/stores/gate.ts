import type { ErrorDialogEvent } from './error-dialog.ts';

const key = 'portal.gate';

/** What a 901 or 902 answer left for the page that it leads to: the token that opens its one call. */
export interface Gate {
  statusCode: 901 | 902;
  token?: string;
  termsVersion?: string;
}

/** §4: error code 902 sets a flag that the terms of service must be accepted; 901 one for the password. */
export function rememberGate({ statusCode, ...rest }: ErrorDialogEvent): void {
  if (statusCode === 901 || statusCode === 902) sessionStorage.setItem(key, JSON.stringify({ statusCode, ...rest }));
}

export function readGate(statusCode: Gate['statusCode']): Gate | undefined {
  const gate: Gate | undefined = JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  return gate?.statusCode === statusCode ? gate : undefined;
}

export const forgetGate = (): void => sessionStorage.removeItem(key);
