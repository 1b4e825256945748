/** Whether a disk without room is behind an error: the file system says so by one code, PostgreSQL by another. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return code === 'ENOSPC' || code === '53100' || isDiskFull(error.cause);
}
