const idPattern = /^[A-Za-z0-9_-]{1,64}$/;

/** True for what the server itself gives as a stored name; it leads nowhere else. */
export const isStorageId = (id: string): boolean => idPattern.test(id);

/** Throws for anything else. */
export function storageId(id: string): string {
  if (!isStorageId(id)) throw new Error('not a storage id');
  return id;
}
