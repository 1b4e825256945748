import type { SipRecord } from '#contract/wholesale/sip-account.ts';
import { href } from '#domain/access/routes.ts';
import { formatMoment } from '#domain/date/date-format.ts';
import { formatNumber } from '#domain/text/number-format.ts';
import { isChangeable, takesNumbers } from '#domain/wholesale/sip/sip-states.ts';
import { type KnownNumbers, type SipWarning, sipWarnings } from '#domain/wholesale/sip/sip-warnings.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Notice } from '#islands/ui/page/Notice.tsx';
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

/** What is wrong with the account, before all else. */
export function SipWarnings({ record, numbers }: { record: SipRecord; numbers: KnownNumbers | undefined }) {
  const t = texts('sip');
  const { lastRegisteredAt } = record.data;
  const { uploadMbit, mainNumber } = fieldsIn(record);
  const warnings = sipWarnings({ ...record.data, uploadMbit, mainNumber }, numbers);
  if (warnings.length === 0) return null;
  const since = lastRegisteredAt === undefined ? '–' : formatMoment(lastRegisteredAt, pageLocale());
  return (
    <section aria-label={t('warnings')} className="grid gap-3">
      {warnings.map((warning) => {
        const link = wayTo(warning, record);
        const values = valuesOf(warning);
        return (
          <Notice
            key={warning.kind}
            tone={warningTone[warning.kind]}
            title={t(`warning.${warning.kind}.title`)}
            actions={link && <a href={link}>{t(`warning.${warning.kind as 'offline'}.way`)}</a>}
          >
            {t(`warning.${warning.kind}.text`, { ...values, since, channels: record.data.maxChannels })}
          </Notice>
        );
      })}
    </section>
  );
}
