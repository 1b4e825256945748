import PhoneCall from 'lucide-react/icons/phone-call';
import type { Holidays } from '../../domain/needed-by-date.ts';
import { href } from '../../domain/routes.ts';
import { isServiceTime } from '../../domain/service-hours.ts';
import { pageLocale, texts } from '../../i18n/client.ts';
import { LinkButton } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';

/** Opens a callback request of the kind "within 1 hour"; it says when that holds, and outside business hours when the call comes instead. */
export function CallbackLink({ holidays }: { holidays: Holidays }) {
  const t = texts('home');
  return (
    <>
      <LinkButton
        href={href('EtcTicketEdit', pageLocale(), { type: 'etcCallBackRequest', category: 'hour' })}
        className="mt-2.5 w-full"
        icon={<Icon of={PhoneCall} size={16} />}
      >
        {t('contact.callback')}
      </LinkButton>
      <p className="mt-1 text-center text-muted text-sm">
        {t(isServiceTime(Date.now(), holidays) ? 'contact.callbackHours' : 'contact.callbackLater')}
      </p>
    </>
  );
}
