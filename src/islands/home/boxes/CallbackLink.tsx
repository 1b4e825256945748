import PhoneCall from 'lucide/dist/esm/icons/phone-call.mjs';
import { useId } from 'react';
import { href } from '#domain/access/routes.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { LinkButton } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';

/** Opens a callback request of the kind "within 1 hour", and says when that holds. */
export function CallbackLink() {
  const t = texts('home');
  const id = useId();
  return (
    <>
      <LinkButton
        href={href('EtcTicketEdit', pageLocale(), { type: 'etcCallBackRequest', category: 'hour' })}
        aria-describedby={id}
        className="mt-2.5 w-full"
        icon={<Icon of={PhoneCall} size={16} />}
      >
        {t('contact.callback')}
      </LinkButton>
      <p id={id} className="mt-1 text-muted text-sm">
        {t('contact.callbackHours')}
      </p>
    </>
  );
}
