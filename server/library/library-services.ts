import type { MailServices } from '../mail/mail-services.ts';
import type { Library } from './library.ts';

export interface LibraryServices extends MailServices {
  readonly library: Library;
}
