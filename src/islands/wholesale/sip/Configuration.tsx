import Settings from 'lucide/dist/esm/icons/settings-2.mjs';
import { type ReactNode, useState } from 'react';
import type { SipRecord } from '#contract/wholesale/sip-account.ts';
import { formatMoment } from '#domain/date/date-format.ts';
import { type AccountSettings, settingsOf } from '#domain/wholesale/sip/configuration/account-settings.ts';
import { isPeering } from '#domain/wholesale/sip/configuration/fill-template.ts';
import { usesPassword } from '#domain/wholesale/sip/sip-states.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { AsideCard } from '#islands/record/AsideCard.tsx';
import { PaperLinks } from '#islands/record/Papers.tsx';
import { CopyButton } from '#islands/ui/clipboard/CopyButton.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';

const QrCode = lazy(() => import('./QrCode.tsx').then((module) => module.QrCode));
const VendorDialog = lazy(() => import('./VendorDialog.tsx').then((module) => module.VendorDialog));

function Row({ label, children, copied }: { label: string; children: ReactNode; copied?: string | undefined }) {
  return (
    <div className="flex min-h-9 items-center gap-3 not-first:border-line not-first:border-t">
      <dt className="w-26 shrink-0 text-muted text-sm">{label}</dt>
      <dd className="min-w-0 flex-1 py-1.5 wrap-anywhere" translate="no">
        {children}
      </dd>
      {copied && (
        <dd>
          <CopyButton what={label} value={copied} />
        </dd>
      )}
    </div>
  );
}

/** `5061, TLS mit SRTP`. */
function portText({ port, transport }: AccountSettings, isEncrypted: boolean): string {
  const t = texts('sip');
  return t(isEncrypted ? 'configuration.portEncrypted' : 'configuration.portPlain', { port, transport });
}

/** What became of the link that was sent last. */
function lastLinkText({ data: { passwordLink } }: SipRecord): string {
  if (!passwordLink) return '';
  const { email, expires, used } = passwordLink;
  const state = used ? 'used' : expires <= Date.now() ? 'over' : 'sent';
  return texts('sip')(`passwordLink.${state}`, { email, moment: formatMoment(used ?? expires, pageLocale()) });
}

function Password({ record }: { record: SipRecord }) {
  const t = texts('sip');
  const { passwordSetAt } = record.data;
  return (
    <>
      {passwordSetAt === undefined
        ? t('password.none')
        : t('password.setAt', { moment: formatMoment(passwordSetAt, pageLocale()) })}
      <span className="block text-muted text-sm">{lastLinkText(record)}</span>
    </>
  );
}

/** What a telephone system needs to sign in: to be scanned, to be copied, or as the settings of its vendor. Never the password. */
export function Configuration({ record }: { record: SipRecord }) {
  const t = texts('sip');
  const [isVendor, setVendor] = useState(false);
  const { data } = record;
  const settings = settingsOf(data as Parameters<typeof settingsOf>[0], pageLocale());
  const isStatic = isPeering(settings);
  const codecNames = settings.codecs.split(', ').map((codec) => t(`codecNames.${codec as 'G722'}`));
  const rows = [
    [t('sipUser'), settings.user],
    ...(settings.authUser === settings.user ? [] : [[t('authUser'), settings.authUser] as const]),
    [t('registrar'), settings.registrar],
    [t('outboundProxy'), settings.proxy],
  ] as const;
  return (
    <AsideCard title={t('configuration.card')}>
      <div className="grid gap-4">
        {!isStatic && (
          <Suspense fallback={<Skeleton rows={3} />}>
            <QrCode settings={settings} />
          </Suspense>
        )}
        <dl>
          {rows.map(([label, value]) => (
            <Row key={label} label={label} copied={value}>
              {value}
            </Row>
          ))}
          <Row label={t('port')} copied={settings.port}>
            {portText(settings, settings.srtp !== '–')}
          </Row>
          <Row label={t('codecs')}>{codecNames.join(', ')}</Row>
          {isStatic && (
            <Row label={t('staticIps')} copied={settings.staticIps}>
              {settings.staticIps}
            </Row>
          )}
          {usesPassword(data.state, data.regState) && (
            <Row label={t('configuration.password')}>
              <Password record={record} />
            </Row>
          )}
        </dl>
        <Button
          className="justify-self-start print:hidden"
          icon={<Icon of={Settings} />}
          onClick={() => setVendor(true)}
        >
          {t('configuration.forVendor')}
        </Button>
        <ul className="print:hidden">
          <PaperLinks id={record.id} papers={['sipSheet']} />
        </ul>
      </div>
      {isVendor && (
        <Suspense fallback={null}>
          <VendorDialog record={record} onClose={() => setVendor(false)} />
        </Suspense>
      )}
    </AsideCard>
  );
}
