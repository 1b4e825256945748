import type { UnreadableFile } from '../files/unreadable-file.ts';
import type { CheckedComplaint } from './check-complaint.ts';

/** How a form says that a filled template cannot be sent; undefined where it can. */
export function templateFault({ faults }: Pick<CheckedComplaint, 'faults'>): string | undefined {
  const [first] = faults;
  if (!first) return undefined;
  return first.fault === 'externalLink' ? 'excelExternal' : 'excelFaults';
}

/** The same of one that cannot be read. */
export const unreadableFault = ({ key }: UnreadableFile): string =>
  ({ size: 'excelTooLarge', password: 'filePassword', legacy: 'fileLegacy' })[key as string] ?? 'excelUnreadable';
