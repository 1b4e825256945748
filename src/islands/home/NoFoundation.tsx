import { siteConfig } from '#domain/site/site-config.ts';
import { texts } from '#i18n/client.ts';
import { Card } from '../ui/page/Card.tsx';
import { Empty } from '../ui/page/Empty.tsx';

/** For a user without an organisation. */
export function NoFoundation() {
  const t = texts('home');
  return (
    <Card>
      <Empty
        title={t('noOrganisation.title')}
        action={
          <a href={siteConfig.hotlineLink} className="btn btn-secondary">
            {siteConfig.hotline}
          </a>
        }
      >
        {t('noOrganisation.text')}
      </Empty>
    </Card>
  );
}
