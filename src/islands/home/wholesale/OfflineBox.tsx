import Unplug from 'lucide/dist/esm/icons/unplug.mjs';
import type { WholesaleFigures } from '#contract/wholesale/wholesale-figures.ts';
import { href } from '#domain/access/routes.ts';
import { formatBrief, formatMoment } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { wholesaleFigures } from '#stores/wholesale/figures.ts';
import { AsyncBox } from '../boxes/AsyncBox.tsx';
import { ActWord } from '../waiting/row-parts.tsx';

function OfflineRow({ account }: { account: WholesaleFigures['offline'][number] }) {
  const t = texts('home');
  const locale = pageLocale();
  const { id, customer, sipUser, channels, numbers, hasBackup, since } = account;
  const facts = [sipUser, t('offline.channels', { count: channels }), t('offline.numbers', { count: numbers })];
  const target = hasBackup
    ? href('WholesaleSip', locale, { id })
    : href('WholesaleBackupRouting', locale, { create: '1' });
  return (
    <li className="relative flex min-h-15 items-center gap-4 border-line border-b px-5 py-2 last:border-b-0 hover:bg-brand-soft">
      <Icon of={Unplug} className="text-danger max-sm:hidden" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-0.5">
        <div className="min-w-0 flex-1 max-sm:basis-full">
          <a
            href={target}
            className="block font-semibold text-ink no-underline after:absolute after:inset-0 hover:underline sm:truncate"
          >
            {customer}
          </a>
          <p className="text-muted text-sm sm:truncate">{facts.join(' · ')}</p>
        </div>
        <p className="text-sm sm:w-28">
          <span className="text-muted sm:block">{t('offline.backup')}</span>{' '}
          <span className={`font-semibold ${hasBackup ? 'text-ok' : 'text-danger'}`}>
            {t(hasBackup ? 'offline.backupOn' : 'offline.backupMissing')}
          </span>
        </p>
        {since !== undefined && (
          <p className="text-danger text-sm sm:w-30">
            <span className="sm:block">{t('offline.since')}</span>{' '}
            <time
              dateTime={new Date(since).toISOString()}
              title={formatMoment(since, locale)}
              className="font-semibold"
            >
              {formatBrief(since, Date.now(), locale)}
            </time>
          </p>
        )}
        <ActWord>{t(hasBackup ? 'offline.check' : 'offline.setUp')}</ActWord>
      </div>
    </li>
  );
}

/** Accounts that cannot be reached, with what helps now; one line where all can. */
export function OfflineBox() {
  const t = texts('home');
  return (
    <AsyncBox
      title={t('offline.title')}
      count={({ accounts }) => accounts.offline}
      action={<a href={href('WholesaleSip', pageLocale())}>{t('offline.all')}</a>}
      source={wholesaleFigures}
      rows={2}
      isEmpty={({ accounts }) => accounts.offline === 0}
      emptyLine={({ accounts: { active } }) => t('offline.none', { count: active })}
    >
      {({ offline, accounts }) => (
        <>
          <ul>
            {offline.map((account) => (
              <OfflineRow key={account.id} account={account} />
            ))}
          </ul>
          <p className="border-line border-t px-5 py-2.5 text-muted text-sm">
            {[
              t('offline.online', { count: accounts.active - accounts.offline }),
              accounts.inSetup > 0 && t('offline.inSetup', { count: accounts.inSetup }),
              accounts.locked > 0 && t('offline.locked', { count: accounts.locked }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </>
      )}
    </AsyncBox>
  );
}
