import { useStore } from '@nanostores/react';
import { deliveries, notificationEvents, type Settings } from '#contract/me/settings.ts';
import { texts } from '#i18n/client.ts';
import { changeSettings, ownSettings } from '#stores/me/settings.ts';
import { $user } from '#stores/session/session.ts';
import { SettingSelect } from './SettingSelect.tsx';

/** As it is by now, because two may be changed one right after the other. */
function present(settings: Settings): Settings['mails'] {
  const settingsValue = ownSettings.$value.get();
  return settingsValue.state === 'ready' ? settingsValue.value.mails : settings.mails;
}

/** What the user is told by mail, and how often. */
export function MailSettings({ settings }: { settings: Settings }) {
  const t = texts('settings');
  const eventTexts = texts('notification-events');
  const email = useStore($user)?.email ?? '';
  const options = deliveries.map((value) => ({ value, label: t(`deliveries.${value}`) }));
  return (
    <div className="grid gap-3">
      <p className="mb-1 text-muted">{t('mailsLead', { email })}</p>
      {notificationEvents.map((event) => (
        <SettingSelect
          key={event}
          label={eventTexts(`${event}.setting`)}
          options={options}
          value={settings.mails[event]}
          save={(delivery) => changeSettings({ mails: { ...present(settings), [event]: delivery } })}
        />
      ))}
    </div>
  );
}
