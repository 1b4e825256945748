import Wifi from 'lucide/dist/esm/icons/wifi.mjs';
import WifiOff from 'lucide/dist/esm/icons/wifi-off.mjs';
import { type ReactNode, useEffect, useState } from 'react';
import { formatPhone } from '#contract/numbering/phone-number.ts';
import type { SipRecord } from '#contract/wholesale/sip-account.ts';
import { href } from '#domain/access/routes.ts';
import { formatClock, formatMoment } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { useMinute } from '#islands/ui/page/useMinute.ts';
import { Icon } from '#islands/ui/text/Icon.tsx';
import type { Loadable } from '#stores/data/loadable.ts';
import type { SipRelated } from '#stores/wholesale/sip-related.ts';
import { ChannelBar } from './ChannelBar.tsx';
import { registrationName, registrationTone } from './sip-labels.ts';

const inks = { ok: 'text-ok', warn: 'text-warn', danger: 'text-danger', info: 'text-info', neutral: '' } as const;

function Value({ title, value, children }: { title: string; value: ReactNode; children?: ReactNode }) {
  return (
    <div className="grid min-w-0 content-start gap-0.5 border-line px-5 py-4 not-first:border-t sm:not-first:border-s sm:not-first:border-t-0">
      <dt className="text-muted text-sm">{title}</dt>
      <dd className="font-semibold text-xl">{value}</dd>
      {children && <dd className="text-muted text-sm">{children}</dd>}
    </div>
  );
}

function Backup({ id, related }: { id: string; related: Loadable<SipRelated> }) {
  const t = texts('sip');
  if (related.state !== 'ready') return <Value title={t('backup')} value={<Skeleton rows={1} />} />;
  const { coveredBy, backups } = related.value;
  const target = backups.find(({ name }) => name === coveredBy)?.targetNumber;
  return (
    <Value title={t('backup')} value={t(coveredBy ? 'live.backupReady' : 'live.backupNone')}>
      {coveredBy ? (
        <>
          {t('live.backupRule', { rule: coveredBy })}
          {target && <span className="block">{t('live.backupTarget', { target: formatPhone(target) })}</span>}
        </>
      ) : (
        <a href={href('WholesaleBackupRouting', pageLocale(), { account: id })}>{t('live.backupAdd')}</a>
      )}
    </Value>
  );
}

interface Props {
  record: SipRecord;
  related: Loadable<SipRelated>;
  /** Asks for the values of this minute. */
  reload: () => Promise<void>;
}

/** What the account does at the moment; the last values stay with the time that they are of. */
export function LiveValues({ record, related, reload }: Props) {
  const t = texts('sip');
  const { data, id } = record;
  const [stand, setStand] = useState(() => Date.now());
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is a record of its own
  useEffect(() => setStand(Date.now()), [record]);
  useMinute(data.state !== 'terminated', () => void reload());
  const isThere = data.regState !== 'offline';
  const registered = data.lastRegisteredAt === undefined ? '' : formatMoment(data.lastRegisteredAt, pageLocale());
  return (
    <section aria-label={t('live.title')} className="card overflow-clip">
      <dl className="grid sm:grid-cols-3">
        <Value
          title={t('registrationHead')}
          value={
            <span className={`flex items-center gap-2 ${inks[registrationTone(data.state, data.regState)]}`}>
              <Icon of={isThere ? Wifi : WifiOff} />
              {registrationName(data.regState)}
            </span>
          }
        >
          {data.userAgent && <span className="block">{data.userAgent}</span>}
          {data.contactIp && <span className="block">{data.contactIp}</span>}
          {registered && <span className="block">{t('live.registered', { moment: registered })}</span>}
        </Value>
        <Value
          title={t('live.channels')}
          value={<ChannelBar used={data.channelsInUse} max={data.maxChannels} large />}
        />
        <Backup id={id} related={related} />
      </dl>
      <p className="border-line border-t px-5 py-1.5 text-muted text-sm print:hidden">
        {t('live.stand', { time: formatClock(stand) })}
      </p>
    </section>
  );
}
