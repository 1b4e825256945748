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
import { RadioInput } from '../ui/form/inputs.tsx';
import { useNarrow } from '../ui/page/useNarrow.ts';
import { QuietHours } from './QuietHours.tsx';
import { SavedNote } from './SettingSelect.tsx';
import { useSaved } from './useSaved.ts';

/** As it is by now, because two may be changed one right after the other. */
function present(settings: Settings): Settings['mails'] {
  const settingsValue = ownSettings.$value.get();
  return settingsValue.state === 'ready' ? settingsValue.value.mails : settings.mails;
}

interface RowProps {
  event: NotificationEvent;
  settings: Settings;
  /** Ids of the heads of the columns. */
  heads: Readonly<Record<Delivery, string>>;
}

function EventRow({ event, settings, heads }: RowProps) {
  const id = useId();
  const { saving, change } = useSaved((delivery: Delivery) =>
    changeSettings({ mails: { ...present(settings), [event]: delivery } }),
  );
  // Where there is no room beside its choices, the event stands above them.
  const isAbove = useNarrow();
  const name = (
    <th
      {...(isAbove ? { scope: 'rowgroup', colSpan: 3 } : { scope: 'row' })}
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
              {...(saving.state === 'failed' && { 'aria-invalid': true, 'aria-describedby': `${id}-note` })}
            />
          </label>
        </td>
      ))}
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

/** What the user is told by mail, and how often: an event in each row, a column for at once, daily and never. */
export function MailSettings({ settings }: { settings: Settings }) {
  const t = texts('settings');
  const id = useId();
  const email = useStore($user)?.email ?? '';
  const heads = { instant: `${id}-instant`, daily: `${id}-daily`, off: `${id}-off` };
  return (
    <div className="grid gap-5">
      <p className="text-muted">{t('mailsLead', { email })}</p>
      <table className="w-full table-fixed border-collapse">
        <caption className="sr-only">{t('mailsCaption')}</caption>
        <thead>
          <tr className="text-muted text-sm">
            <th scope="col" className="pb-2 text-start max-sm:hidden">
              {t('mailsEvent')}
            </th>
            {deliveries.map((delivery) => (
              <th key={delivery} id={heads[delivery]} scope="col" className="pb-2 text-center sm:w-24">
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
