import { useStore } from '@nanostores/react';
import { href } from '#domain/access/routes.ts';
import { siteConfig } from '#domain/site/site-config.ts';
import { foundationCaption } from '#domain/text/foundation-caption.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { FactRow } from '#islands/ui/form/schema/FactList.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { $foundation } from '#stores/foundation/foundation.ts';

/** The sales-partner profile (§1-13): the organisation, and the request to keep its data complete so that it receives leads. */
export function ProfileBox() {
  const t = texts('home');
  const foundation = useStore($foundation);
  if (!foundation) return null;
  return (
    <Card title={t('profile.title')}>
      <dl className="grid gap-3">
        <FactRow label={t('profile.company')}>{foundationCaption(siteConfig.appLabel, foundation)}</FactRow>
        <FactRow label={t('profile.number')}>{foundation.number}</FactRow>
      </dl>
      <p className="mt-3 text-muted text-sm">{t('profile.complete')}</p>
      <p className="mt-2">
        <a href={href('CustomerProfile', pageLocale())}>{t('profile.open')}</a>
      </p>
    </Card>
  );
}
