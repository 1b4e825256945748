import type { Holidays } from '../../src/domain/date/working-days.ts';
import type { FileServices } from '../files/file-services.ts';
import type { MailServices } from '../mail/mail-services.ts';

export interface RecordServices extends FileServices, MailServices {
  /** Holidays around a day (`YYYY-MM-DD`). */
  readonly holidays: (today: string) => Holidays;
}
