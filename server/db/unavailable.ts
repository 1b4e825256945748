/** SQLSTATE of a database that goes, comes, is gone or takes no more connections; class 08 is the connection's own. */
const states = /^(?:08\d{3}|57P0[1-5]|53300|53400|3D000)$/;
/** What the client of the database says of a connection without a code of its own. */
const sayings =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;
const network = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT']);

/** Whether a database that does not answer for now is behind an error. */
export function saysUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  const isOurs = typeof code === 'string' && (states.test(code) || network.has(code));
  return isOurs || syscall === 'connect' || sayings.test(error.message) || saysUnavailable(error.cause);
}
