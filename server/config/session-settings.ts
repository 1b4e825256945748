import { termsVersion } from '#domain/access/terms-version.ts';
import {
  countFromOne,
  days,
  flag,
  hours,
  minutes,
  networks,
  oneOf,
  optional,
  secret,
  setting,
  text,
} from './setting.ts';

export const sessions = {
  SESSION_MAX_DAYS: setting(
    days(1, 3650),
    30,
    'After this time a user has to sign in again, however often the session was renewed. Unsent input stays.',
  ),
  SESSION_IDLE_MINUTES: setting(
    minutes(5, 60),
    60,
    'A session that no open tab renews ends after this time. Open tabs renew it after three quarters of it.',
  ),
  EMPLOYEE_SESSION_MAX_HOURS: optional(
    hours(1, 24 * 3650),
    'The same as `SESSION_MAX_DAYS` for employees, in hours; 12 makes them sign in each working day.',
    '`SESSION_MAX_DAYS`',
  ),
  SECOND_FACTOR_FOR_EMPLOYEES: optional(
    flag,
    'Employees must have a second factor (passkey or authenticator app). An employee without one sets it up after the login; until then nothing else is answered.',
    '`true` in production, else `false`',
  ),
  API_KEY_CALLS_PER_MINUTE: setting(
    countFromOne,
    600,
    'Calls that a key of another system may make in a minute, on all servers together; then they get 429.',
  ),
  TERMS_VERSION: setting(
    text,
    termsVersion,
    'Version of the terms of use that users must have accepted. The server does not start if no text has it.',
    'that of the text',
  ),
  DEMO_DATA: setting(
    oneOf('full', 'small'),
    'full',
    '`full`: a working week with forty orders and documents of many pages. `small`: a record of each kind, as tests need it.',
  ),
  DEMO_PASSWORD: setting(secret(text), 'Portal-Demo-2026!', 'Password of the demo users.'),
  SIGN_ON_ALLOWED_NETWORKS: setting(
    networks,
    '',
    'Networks of your own in which the OpenID Connect provider of the employees may stand, also without TLS. Those of organisations stand where webhooks may reach.',
    'public addresses alone',
  ),
};
