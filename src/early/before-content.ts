import { barePath } from '../domain/access/routes.ts';
import { storageKeys } from '../stores/storage/storage.ts';
import { storedItem } from '../stores/storage/stored-item.ts';
import { isWantedInEnglish } from './browser-state.ts';

// Runs in the head of public pages, since their guard stands behind the content: if it may redirect, to the page in
// English or from the login to the portal, nothing is visible until it has decided.
const isSignedIn = () => storedItem(storageKeys.session) !== undefined;

if (isWantedInEnglish() || (barePath(location.pathname) === '/' && isSignedIn()))
  document.documentElement.hidden = true;
