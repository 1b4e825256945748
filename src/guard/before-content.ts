import { barePath } from '../domain/access/routes.ts';
import { preferredLanguage } from '../domain/text/language.ts';
import { pageLocale } from '../domain/text/page-locale.ts';
import { attempt } from '../stores/storage/attempt.ts';
import { storageKeys } from '../stores/storage/storage.ts';

// Runs in the head of public pages, whose guard stands behind their content: where it may lead on, to the page in English or
// from the login to the portal, nothing is seen until it has decided.
const stored = (key: string) => attempt(() => localStorage.getItem(key)) ?? undefined;
const isGerman = pageLocale() === 'de';
const wantsEnglish = isGerman && preferredLanguage(stored(storageKeys.language), navigator.languages) === 'en';
const isSignedIn = () => barePath(location.pathname) === '/' && stored(storageKeys.session) !== undefined;

if (wantsEnglish || isSignedIn()) document.documentElement.hidden = true;
