import type { IconNode } from 'lucide';
import KeyRound from 'lucide/dist/esm/icons/key-round.mjs';
import Lock from 'lucide/dist/esm/icons/lock.mjs';
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs';
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import WifiOff from 'lucide/dist/esm/icons/wifi-off.mjs';
import type { SipRecord } from '#contract/wholesale/sip-account.ts';
import { href } from '#domain/access/routes.ts';
import { formatMoment } from '#domain/date/date-format.ts';
import { formatNumber } from '#domain/text/number-format.ts';
import { isChangeable, takesNumbers } from '#domain/wholesale/sip/sip-states.ts';
import { type KnownNumbers, type SipWarning, sipWarnings } from '#domain/wholesale/sip/sip-warnings.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { type WaitingLine, WaitingLines } from '#islands/record/WaitingLines.tsx';
import { Button, LinkButton } from '#islands/ui/text/Button.tsx';
import { fieldsIn, warningTone } from './sip-labels.ts';

/** Where the reader mends it. */
function wayTo({ kind }: SipWarning, { id, data }: SipRecord): string | undefined {
  const locale = pageLocale();
  if (kind === 'noNumbers' && takesNumbers(data.state))
    return href('WholesaleAddNumber', locale, { customer: data.customerId, account: id });
  if (kind === 'overLimit' || kind === 'busy')
    return href('WholesaleServiceAdd', locale, { customer: data.customerId, account: id, type: 'channels' });
  if (kind === 'numbersWithoutTarget') return href('WholesaleCoreData', locale, { id: data.customerId });
  if (kind === 'offline' || kind === 'covered') return href('WholesaleBackupRouting', locale, { account: id });
  if ((kind === 'noMainNumber' || kind === 'thinUpload') && isChangeable(data.state))
    return href('WholesaleSip', locale, { id, edit: '1' });
  return undefined;
}

/** Its figures as they are read. */
const valuesOf = (warning: SipWarning): Record<string, string> =>
  Object.fromEntries(
    Object.entries(warning).map(([name, value]) => [
      name,
      typeof value === 'number' ? formatNumber(value, pageLocale()) : value,
    ]),
  );

interface Props {
  record: SipRecord;
  numbers: KnownNumbers | undefined;
  /** Opens the dialog that creates the first password. */
  onPassword: () => void;
  /** Opens the dialog that unlocks the account, for those who may. */
  onUnlock: (() => void) | undefined;
}

const icons: Partial<Record<SipWarning['kind'], IconNode>> = {
  lockedForAbuse: Lock,
  noPassword: KeyRound,
  offline: WifiOff,
  covered: WifiOff,
  noMainNumber: MapPin,
};

/** What is wrong with the account, before all else: a line each, with the way to mend it. */
export function SipWarnings({ record, numbers, onPassword, onUnlock }: Props) {
  const t = texts('sip');
  const { lastRegisteredAt, state } = record.data;
  const { uploadMbit, mainNumber } = fieldsIn(record);
  const since = lastRegisteredAt === undefined ? '–' : formatMoment(lastRegisteredAt, pageLocale());
  const unlock = onUnlock && (
    <Button small onClick={onUnlock}>
      {t('unlock.open')}
    </Button>
  );
  const actOf = (warning: SipWarning) => {
    if (warning.kind === 'noPassword')
      return (
        <Button small onClick={onPassword}>
          {t('password.create')}
        </Button>
      );
    if (warning.kind === 'lockedForAbuse') return unlock;
    const link = wayTo(warning, record);
    return (
      link && (
        <LinkButton small href={link}>
          {t(`warning.${warning.kind as 'offline'}.way`)}
        </LinkButton>
      )
    );
  };
  const lines = sipWarnings({ ...record.data, uploadMbit, mainNumber }, numbers).map(
    (warning): WaitingLine => ({
      id: warning.kind,
      icon: icons[warning.kind] ?? TriangleAlert,
      tone: warningTone[warning.kind],
      title: t(`warning.${warning.kind}.title`),
      text: t(`warning.${warning.kind}.text`, { ...valuesOf(warning), since, channels: record.data.maxChannels }),
      act: actOf(warning),
    }),
  );
  const lock: WaitingLine = {
    id: 'locked',
    icon: Lock,
    title: t('unlock.title'),
    text: t('unlock.text'),
    act: unlock,
  };
  return <WaitingLines label={t('warnings')} lines={state === 'lockedByCustomer' ? [lock, ...lines] : lines} />;
}
