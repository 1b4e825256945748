import type { ProductType } from '#contract/sales/product.ts';
import type { NeededCourse } from '#contract/sales/required-course.ts';
import type { Holidays } from '#domain/date/working-days.ts';
import type { Carrier } from '../carriers/carrier.ts';
import type { Db, Tx } from '../db/open.ts';
import type { FileServices } from '../files/file-services.ts';
import type { ReadableFile } from '../files/readable-file.ts';
import type { MailServices } from '../mail/mail-services.ts';
import type { TermsServices } from './commissions/payment-terms.ts';
import type { CheckServices } from './definition/check-services.ts';
import type { RecordType } from './definition/define-record.ts';

/** Record types by their names. */
export type RecordTypes = ReadonlyMap<string, RecordType>;

export interface RecordServices extends FileServices, MailServices, CheckServices, TermsServices {
  readonly records: RecordTypes;
  /** How other carriers are reached; by hand where it is absent. */
  readonly carrier?: Carrier | undefined;
  /** The course whose certificate a user needs to order a product, and has not; none is needed where it is absent. */
  readonly neededCourse?: (db: Db | Tx, userId: string, product: ProductType) => Promise<NeededCourse | undefined>;
  /** What customers get of a product before they sign; nothing where it is absent. */
  readonly contractDocuments?: (db: Db | Tx, product: ProductType) => Promise<readonly ReadableFile[]>;
  /** Holidays around a day (`YYYY-MM-DD`). */
  readonly holidays: (today: string) => Holidays;
}
