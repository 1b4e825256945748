import { texts } from '../../i18n/client.ts';
import { failureText } from '../ui/failure-text.ts';
import type { LoginFailure } from './sign-in.ts';

/** The words above the form; none where the fields or a dialog say it. */
export function loginProblem(failure: LoginFailure | undefined): { title: string; text: string } | undefined {
  const t = texts('auth');
  const title = t('login.failedTitle');
  switch (failure?.kind) {
    case 'wrong':
      return { title: t('login.wrongTitle'), text: t('login.wrong') };
    case 'offline':
      return { title, text: texts('errors')('offline') };
    case 'noStorage':
      return { title, text: t('login.noStorage') };
    case 'failed':
      return { title, text: failureText(failure.error) };
    default:
      return undefined;
  }
}
