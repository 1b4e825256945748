import type { SessionServices } from '../session/session-services.ts';
import type { BuiltContent } from './built-content.ts';

export interface ContentServices extends SessionServices {
  readonly content: BuiltContent;
}
