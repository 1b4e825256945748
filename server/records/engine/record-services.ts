import type { ProductRef, ProductType } from '#contract/sales/product.ts';
import type { NeededCourse } from '#contract/sales/required-course.ts';
import type { PaymentTerms } from '#domain/commissions/missing-commissions.ts';
import type { Holidays } from '#domain/date/working-days.ts';
import type { Carrier } from '#server/carriers/carrier.ts';
import type { Db, Tx } from '#server/db/open.ts';
import type { FileServices } from '#server/files/file-services.ts';
import type { ReadableFile } from '#server/files/readable-file.ts';
import type { MailServices } from '#server/mail/mail-services.ts';
import type { WebhookServices } from '#server/webhooks/webhook-services.ts';
import type { CheckServices } from './definition/check-services.ts';
import type { RecordTypes } from './record-types.ts';

export interface RecordServices extends FileServices, MailServices, CheckServices {
  readonly records: RecordTypes;
  /** How operators pay, by their codes, as editors describe it with the format of their statements; unknown if absent. */
  readonly paymentTerms?: () => Promise<ReadonlyMap<string, PaymentTerms>>;
  /** How other carriers are reached; by hand where it is absent. */
  readonly carrier?: Carrier | undefined;
  /** The course with the certificate that a user still needs to order a product; undefined if none is needed. */
  readonly neededCourse?: (db: Db | Tx, userId: string, product: ProductType) => Promise<NeededCourse | undefined>;
  /** What customers get of a product before they sign; nothing where it is absent. */
  readonly contractDocuments?: (
    db: Db | Tx,
    product: ProductRef,
    offeredOn?: string,
  ) => Promise<readonly ReadableFile[]>;
  /** The organisations' own systems, which are told of changes. */
  readonly webhooks?: WebhookServices['webhooks'];
  /** Holidays around a day (`YYYY-MM-DD`). */
  readonly holidays: (today: string) => Holidays;
}
