import type { LibraryServices } from '../library/library-services.ts';
import type { RecordServices } from '../records/engine/record-services.ts';
import type { SessionServices } from '../session/session-services.ts';

export interface DownloadServices extends LibraryServices, RecordServices, SessionServices {}
