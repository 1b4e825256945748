import { href } from '#domain/access/routes.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { LinkButton } from '#islands/ui/text/Button.tsx';

/** A withdrawn ticket, and what to do where it is needed after all. */
export function Withdrawn() {
  const t = texts('tickets');
  const action = <LinkButton href={href('EtcTicketEdit', pageLocale())}>{t('list.create')}</LinkButton>;
  return (
    <Notice title={t('withdraw.title')} actions={action}>
      {t('withdraw.over')}
    </Notice>
  );
}
