import type { MailServices } from '../mail/mail-services.ts';
import type { TokenKeys } from './keys.ts';

export interface SessionServices extends MailServices {
  readonly keys: TokenKeys;
}
