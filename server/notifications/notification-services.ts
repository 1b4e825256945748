import type { ContentServices } from '../content/content-services.ts';
import type { RecordServices } from '../records/engine/record-services.ts';

export type NotificationServices = ContentServices & RecordServices;
/** What telling who may see something needs. */
export type Judges = Pick<NotificationServices, 'db' | 'clock' | 'config' | 'records' | 'content'>;
