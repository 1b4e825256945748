// @ts-check
/**
 * For the process that serves. Node's own choice for what lives shortly, 64 MiB twice over, is filled within minutes and
 * never given back: a server on PostgreSQL would hold 270 MiB in place of 170, for a tenth more answers per second.
 */
export const serverFlags = ['--max-semi-space-size=4'];
