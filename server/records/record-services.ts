import type { Holidays } from '../../src/domain/date/working-days.ts';
import type { Carrier } from '../carriers/carrier.ts';
import type { FileServices } from '../files/file-services.ts';
import type { MailServices } from '../mail/mail-services.ts';
import type { CheckServices } from './definition/check-services.ts';
import type { RecordType } from './definition/define-record.ts';

/** Record types by their names. */
export type RecordTypes = ReadonlyMap<string, RecordType>;

export interface RecordServices extends FileServices, MailServices, CheckServices {
  readonly records: RecordTypes;
  /** How other carriers are reached; by hand where it is absent. */
  readonly carrier?: Carrier | undefined;
  /** Holidays around a day (`YYYY-MM-DD`). */
  readonly holidays: (today: string) => Holidays;
}
