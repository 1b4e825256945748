/** The database has said nothing for so long that it is not even asked. */
export class DatabaseSilent extends Error {
  constructor() {
    super('the database does not answer');
  }
}

/**
 * SQLSTATE of a database that cannot do now what it can do later: it goes, comes, is gone or takes no more connections;
 * it is a copy that only reads; or the statement met others, waited for them too long or took too long. Class 08 is the
 * connection's own.
 */
const states = /^(?:08\d{3}|25006|25P0[34]|40001|40P01|55P03|57014|57P0[1-5]|53300|53400|3D000)$/;
/** What the client of the database says of a connection without a code of its own. */
const sayings =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed)/;
const network = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT']);

/** Whether a database that cannot answer for now is behind an error: the same call may succeed a moment later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseSilent) return true;
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  const isOurs = typeof code === 'string' && (states.test(code) || network.has(code));
  return isOurs || syscall === 'connect' || sayings.test(error.message) || isDatabaseUnavailable(error.cause);
}
