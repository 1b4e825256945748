import type { ReactNode } from 'react';
import { href } from '#domain/access/routes.ts';
import { pageLocale, texts } from '#i18n/client.ts';

/** Leads to the page that gives a second person the right to administration. */
export const SecondPersonMissing = ({ children }: { children: ReactNode }) => (
  <>
    {children} <a href={href('Approvals', pageLocale())}>{texts('shell')('secondPerson')}</a>
  </>
);
