import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { Settings as Values } from '#contract/me/settings.ts';
import { localePath } from '#domain/access/routes.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { ownSettings } from '#stores/me/settings.ts';
import { $isDeputy, endView } from '#stores/session/session.ts';
import { Async } from '../ui/page/Async.tsx';
import { Boundary } from '../ui/page/Boundary.tsx';
import { island } from '../ui/page/island.tsx';
import { lazy, Suspense } from '../ui/page/lazy.tsx';
import { Notice } from '../ui/page/Notice.tsx';
import { Skeleton } from '../ui/page/Skeleton.tsx';
import { Button, LinkButton } from '../ui/text/Button.tsx';
import { GeneralSettings } from './GeneralSettings.tsx';
import { MailSettings } from './MailSettings.tsx';
import { Sessions } from './Sessions.tsx';

// The kit of forms comes behind what is changed without one.
const ChangePassword = lazy(() => import('./ChangePassword.tsx').then((module) => module.ChangePassword));
const OwnDeputy = lazy(() => import('./OwnDeputy.tsx').then((module) => module.OwnDeputy));
const BrowserPush = lazy(() => import('./BrowserPush.tsx').then((module) => module.BrowserPush));
const OwnCalendar = lazy(() => import('./OwnCalendar.tsx').then((module) => module.OwnCalendar));
const OwnData = lazy(() => import('./OwnData.tsx').then((module) => module.OwnData));
const AccountDeletion = lazy(() => import('./AccountDeletion.tsx').then((module) => module.AccountDeletion));

const sections = [
  'general',
  'mails',
  'push',
  'calendar',
  'deputy',
  'security',
  'sessions',
  'data',
  'deletion',
] as const;
type SectionName = (typeof sections)[number];

/** What needs the settings themselves, or why they are not there. */
function Saved({ children }: { children: (settings: Values) => ReactNode }) {
  const settings = useStore(ownSettings.$value);
  return (
    <Async value={settings} failedTitle={texts('settings')('failed')} onRetry={ownSettings.reload}>
      {children}
    </Async>
  );
}

function Security() {
  const t = texts('settings');
  return (
    <div className="grid gap-6">
      <div className="grid gap-3">
        <h3>{t('password.title')}</h3>
        <p className="text-muted">{t('password.text')}</p>
        <div className="sm:max-w-md">
          <ChangePassword />
        </div>
      </div>
      <div className="grid justify-items-start gap-2 border-line border-t pt-5">
        <h3>{t('factor.title')}</h3>
        <p className="text-muted">{t('factor.text')}</p>
        <LinkButton small href={localePath('/settings/second-factor', pageLocale())}>
          {t('factor.link')}
        </LinkButton>
      </div>
    </div>
  );
}

const contents: Record<SectionName, () => ReactNode> = {
  general: () => <Saved>{(settings) => <GeneralSettings settings={settings} />}</Saved>,
  mails: () => <Saved>{(settings) => <MailSettings settings={settings} />}</Saved>,
  push: () => <BrowserPush />,
  calendar: () => <OwnCalendar />,
  deputy: () => <OwnDeputy />,
  security: () => <Security />,
  sessions: () => <Sessions />,
  data: () => <OwnData />,
  deletion: () => <AccountDeletion />,
};

/** Everything that a user sets for himself, in sections with an index beside them. */
function SettingsPage() {
  const t = texts('settings');
  const isDeputy = useStore($isDeputy);
  // Settings belong to the user, also while they act for another one.
  if (isDeputy)
    return (
      <Notice title={t('asDeputy.title')} actions={<Button onClick={endView}>{t('asDeputy.end')}</Button>}>
        {t('asDeputy.text')}
      </Notice>
    );
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[14rem_minmax(0,var(--container-form))]">
      <nav aria-label={t('index')} className="sticky top-6 max-lg:hidden">
        <ul className="grid gap-0.5">
          {sections.map((name) => (
            <li key={name}>
              <a
                href={`#${name}`}
                className="block rounded-control px-3 py-2 text-ink no-underline hover:bg-brand-soft hover:text-link"
              >
                {t(`sections.${name}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid min-w-0 gap-6">
        {sections.map((name) => (
          <section key={name} id={name} aria-labelledby={`${name}-title`} className="card scroll-mt-6">
            <header className="border-line border-b px-5 py-3.5">
              <h2 id={`${name}-title`}>{t(`sections.${name}`)}</h2>
            </header>
            <div className="p-5">
              <Boundary>
                <Suspense fallback={<Skeleton />}>{contents[name]()}</Suspense>
              </Boundary>
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}

export const Settings = island(SettingsPage);
