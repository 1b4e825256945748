import type { Holidays } from '../../src/domain/date/working-days.ts';
import type { FileServices } from '../files/file-services.ts';
import type { MailServices } from '../mail/mail-services.ts';
import type { RecordType } from './definition/define-record.ts';

/** Record types by their names. */
export type RecordTypes = ReadonlyMap<string, RecordType>;

export interface RecordServices extends FileServices, MailServices {
  readonly records: RecordTypes;
  /** Holidays around a day (`YYYY-MM-DD`). */
  readonly holidays: (today: string) => Holidays;
}
