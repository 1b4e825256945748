import { formatPhone, telLink } from '../../domain/phone.ts';
import { siteConfig } from '../../domain/site-config.ts';
import { texts } from '../../i18n/client.ts';
import { Card } from '../ui/Card.tsx';
import { Empty } from '../ui/Empty.tsx';

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
