import type { BaseServices } from '../db/base-services.ts';
import type { Storage } from './storage/storage.ts';

export interface FileServices extends BaseServices {
  readonly storage: Storage;
}
