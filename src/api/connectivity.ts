import { termsVersion } from '../contract/session.ts';
import { get } from './http.ts';

/** The smallest call that anybody may make: tells whether the server answers. */
export const askForAnswer = () => get('/terms', {}, termsVersion, { token: null });
