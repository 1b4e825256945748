import { type QuietHours as Hours, halfHours } from '#contract/me/settings.ts';
import { texts } from '#i18n/client.ts';
import { changeSettings } from '#stores/me/settings.ts';
import { PlainSelect } from '../ui/form/PlainSelect.tsx';
import { SettingRow } from './SettingSelect.tsx';
import { useSaved } from './useSaved.ts';

/** What the end is once a beginning was chosen. */
const usualEnd = '07:00';
const options = halfHours.map((value) => ({ value, label: value }));

/** When mails that are sent at once wait; without a beginning never. */
export function QuietHours({ hours }: { hours: Hours | undefined }) {
  const t = texts('settings');
  const { saving, change } = useSaved((quietHours: Hours | null) => changeSettings({ quietHours }));
  const begin = (from: string) => {
    if (!from) return change(null);
    const to = hours?.to ?? usualEnd;
    return change({ from, to: to === from ? (options.find(({ value }) => value > from)?.value ?? '00:00') : to });
  };
  return (
    <div className="border-line border-t pt-5">
      <SettingRow label={t('quiet.label')} hint={t('quiet.hint')} saving={saving}>
        {({ id, about, isFailed }) => (
          <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-2">
            <PlainSelect
              id={id}
              placeholder={t('quiet.none')}
              options={options}
              value={hours?.from ?? ''}
              onChange={(event) => void begin(event.target.value)}
              aria-describedby={about}
              {...(isFailed && { 'aria-invalid': true })}
            />
            {hours && (
              <>
                <span className="text-muted">{t('quiet.until')}</span>
                <PlainSelect
                  aria-label={t('quiet.end')}
                  options={options.filter(({ value }) => value !== hours.from)}
                  value={hours.to}
                  onChange={(event) => void change({ from: hours.from, to: event.target.value })}
                />
              </>
            )}
          </div>
        )}
      </SettingRow>
    </div>
  );
}
