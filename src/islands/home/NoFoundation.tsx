import { siteConfig } from '../../domain/site/site-config.ts';
import { formatPhone, telLink } from '../../domain/text/phone.ts';
import { texts } from '../../i18n/client.ts';
import { Card } from '../ui/page/Card.tsx';
import { Empty } from '../ui/page/Empty.tsx';

/** For a user whom nobody has given an organisation yet. */
export function NoFoundation() {
  const t = texts('home');
  return (
    <Card>
      <Empty
        title={t('noOrganisation.title')}
        action={
          <a href={telLink(siteConfig.hotline)} className="btn btn-secondary">
            {formatPhone(siteConfig.hotline)}
          </a>
        }
      >
        {t('noOrganisation.text')}
      </Empty>
    </Card>
  );
}
