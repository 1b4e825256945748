import { barePath } from '../domain/access/routes.ts';
import { attempt } from '../stores/storage/attempt.ts';
import { storageKeys } from '../stores/storage/storage.ts';
import { isWantedInEnglish } from './browser-state.ts';

// Runs in the head of public pages, whose guard stands behind their content: where it may lead on, to the page in English or
// from the login to the portal, nothing is seen until it has decided.
const isSignedIn = () => attempt(() => localStorage.getItem(storageKeys.session) !== null);

if (isWantedInEnglish() || (barePath(location.pathname) === '/' && isSignedIn()))
  document.documentElement.hidden = true;
