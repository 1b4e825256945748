import { texts } from '#i18n/client.ts';
import { wantedPage } from '#stores/session/navigation.ts';
import { failureText } from '../ui/page/failure-text.ts';
import type { LoginFailure } from './sign-in.ts';

interface LoginProblem {
  title: string;
  text: string;
  /** Where to go on all the same. */
  way?: { label: string; href: string };
}

/** The words above the form; none where the fields or a dialog say it. */
export function loginProblem(failure: LoginFailure | undefined): LoginProblem | undefined {
  const t = texts('auth');
  const title = t('login.failedTitle');
  switch (failure?.kind) {
    case 'wrong':
      return { title: t('login.wrongTitle'), text: t('login.wrong') };
    case 'stepOver':
      return { title, text: t('login.stepOver') };
    case 'offline':
      return { title, text: texts('errors')('offline') };
    case 'noStorage':
      return {
        title: t('login.noStorageTitle'),
        text: t('login.noStorage'),
        way: { label: t('login.goOn'), href: wantedPage() },
      };
    case 'signOn': {
      const { why } = failure;
      const isOwn = why === 'passwordOff' || why === 'unreachable';
      return { title: t('signOn.title'), text: isOwn ? t(`signOn.${why}`) : t(`signOn.why.${why}`) };
    }
    case 'failed':
      // No other refusal of a login is one of a right: rules of the organisation.
      return { title, text: failure.error.status === 403 ? t('login.outside') : failureText(failure.error) };
    default:
      return undefined;
  }
}
