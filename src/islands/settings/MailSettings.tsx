import { useStore } from '@nanostores/react';
import { useId } from 'react';
import {
  type Delivery,
  deliveries,
  type NotificationEvent,
  notificationEvents,
  type Settings,
} from '#contract/me/settings.ts';
import { texts } from '#i18n/client.ts';
import { changeSettings, ownSettings } from '#stores/me/settings.ts';
import { $user } from '#stores/session/session.ts';
import { CheckboxInput, RadioInput } from '../ui/form/inputs.tsx';
import { useNarrow } from '../ui/page/useNarrow.ts';
import { QuietHours } from './QuietHours.tsx';
import { SavedNote } from './SettingSelect.tsx';
import { useSaved } from './useSaved.ts';

/** As it is by now, because two may be changed one right after the other. */
function present(settings: Settings): Settings {
  const settingsValue = ownSettings.$value.get();
  return settingsValue.state === 'ready' ? settingsValue.value : settings;
}

interface RowProps {
  event: NotificationEvent;
  settings: Settings;
  /** Ids of the heads of the columns. */
  heads: Readonly<Record<Delivery | 'push', string>>;
}

function EventRow({ event, settings, heads }: RowProps) {
  const id = useId();
  const { saving, change } = useSaved((choice: Delivery | boolean) => {
    const { mails, pushes } = present(settings);
    return changeSettings(
      typeof choice === 'boolean'
        ? { pushes: { ...pushes, [event]: choice } }
        : { mails: { ...mails, [event]: choice } },
    );
  });
  const failure = saving.state === 'failed' && { 'aria-invalid': true, 'aria-describedby': `${id}-note` };
  // Where there is no room beside its choices, the event stands above them.
  const isAbove = useNarrow();
  const name = (
    <th
      {...(isAbove ? { scope: 'rowgroup', colSpan: 4 } : { scope: 'row' })}
      className="pe-3 pt-1.5 text-start sm:pb-1.5"
    >
      <span className="flex items-center justify-between gap-3">
        <span id={id} className="min-w-0 font-normal max-sm:font-semibold">
          {texts('notification-events')(`${event}.setting`)}
        </span>
        <SavedNote saving={saving} id={`${id}-note`} />
      </span>
    </th>
  );
  const choices = (
    <>
      {deliveries.map((delivery) => (
        <td key={delivery} className="p-0 text-center">
          <label className="grid min-h-11 place-items-center rounded-control hover:bg-brand-soft">
            <RadioInput
              name={event}
              value={delivery}
              checked={settings.mails[event] === delivery}
              onChange={() => void change(delivery)}
              aria-labelledby={`${id} ${heads[delivery]}`}
              {...failure}
            />
          </label>
        </td>
      ))}
      <td className="border-line border-s p-0 text-center">
        <label className="grid min-h-11 place-items-center rounded-control hover:bg-brand-soft">
          <CheckboxInput
            checked={settings.pushes[event]}
            onChange={({ target }) => void change(target.checked)}
            aria-labelledby={`${id} ${heads.push}`}
            {...failure}
          />
        </label>
      </td>
    </>
  );
  return (
    <tbody className="border-line border-t">
      {isAbove && <tr>{name}</tr>}
      <tr>
        {!isAbove && name}
        {choices}
      </tr>
    </tbody>
  );
}

/** What the user is told beside the bell: an event in each row, by mail at once, daily or never, and by push messages. */
export function MailSettings({ settings }: { settings: Settings }) {
  const t = texts('settings');
  const id = useId();
  const email = useStore($user)?.email ?? '';
  const isAbove = useNarrow();
  const heads = { instant: `${id}-instant`, daily: `${id}-daily`, off: `${id}-off`, push: `${id}-push` };
  return (
    <div className="grid gap-5">
      <p className="text-muted">{t('mailsLead', { email })}</p>
      <table className="w-full table-fixed border-collapse">
        <caption className="sr-only">{t('mailsCaption')}</caption>
        <colgroup>
          {!isAbove && <col />}
          <col className="sm:w-20" span={3} />
          <col className="w-14 sm:w-20" />
        </colgroup>
        <thead>
          <tr className="text-muted text-sm">
            {!isAbove && (
              <th scope="col" rowSpan={2} className="pb-2 text-start align-bottom">
                {t('mailsEvent')}
              </th>
            )}
            <th scope="colgroup" colSpan={3} className="text-center">
              {t('mailsGroup')}
            </th>
            <th id={heads.push} scope="col" rowSpan={2} className="border-line border-s pb-2 text-center align-bottom">
              {t('pushHead')}
            </th>
          </tr>
          <tr className="text-muted text-sm">
            {deliveries.map((delivery) => (
              <th key={delivery} id={heads[delivery]} scope="col" className="pb-2 text-center font-normal">
                {t(`deliveries.${delivery}`)}
              </th>
            ))}
          </tr>
        </thead>
        {notificationEvents.map((event) => (
          <EventRow key={event} event={event} settings={settings} heads={heads} />
        ))}
      </table>
      <QuietHours hours={settings.quietHours} />
    </div>
  );
}
