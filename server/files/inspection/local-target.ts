/** A template on a local drive or beside the file: Word names one in each letter. A folder of another computer does not count. */
export const isLocalTarget = (target: string): boolean => {
  const path = target.trim().replaceAll('\\', '/');
  return /^(?:file:\/{0,3})?[a-z]:(?:\/|$)/i.test(path) || !/^(?:[a-z][a-z\d+.-]{1,40}:|\/\/)/i.test(path);
};
