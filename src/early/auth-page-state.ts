import { readPendingLoginStep } from '../stores/session/pending-login-step.ts';
import { keepSecret, keptSecret } from '../stores/session/reset-secret.ts';
import { takeSignedOut } from '../stores/session/sign-out-address.ts';
import { browserState } from './browser-state.ts';

/** A provider has ended its session too. */
let isSignedOut = false;

/** Why the user is on the login, the password reset or the terms, as words for `data-auth-page`. */
function authPageState(): string {
  const query = new URLSearchParams(location.search);
  const { session } = browserState();
  const terms = readPendingLoginStep(902);
  const pageConditions = {
    expired: query.has('expired'),
    [query.get('message') ?? '']: true,
    signedOut: isSignedOut,
    passwordGate: !keptSecret() && readPendingLoginStep(901),
    newPassword: keptSecret() || readPendingLoginStep(901),
    askForLink: !keptSecret() && !readPendingLoginStep(901),
    termsGate: terms?.acceptedVersion,
    termsFirst: terms && !terms.acceptedVersion,
    mayAccept: session || terms,
  };
  return Object.entries(pageConditions)
    .flatMap(([name, holds]) => (name && holds ? [name] : []))
    .join(' ');
}

const show = () => {
  document.documentElement.dataset['authPage'] = authPageState();
};

/** Tells the styles before first paint, so that a page shows what fits and nothing jumps later. */
export function showAuthPageState(): void {
  // The secret of a mail's link must stay neither in the address nor in the history.
  const secret = new URLSearchParams(location.search).get('token');
  if (secret) keepSecret(secret);
  isSignedOut = takeSignedOut();
  show();
  addEventListener('pageshow', (event) => {
    if (event.persisted) show();
  });
}
