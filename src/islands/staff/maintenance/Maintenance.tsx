import { useStore } from '@nanostores/react';
import { href, type RouteName } from '#domain/access/routes.ts';
import { siteConfig } from '#domain/site/site-config.ts';
import { foundationCaption } from '#domain/text/foundation-caption.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Async } from '#islands/ui/page/Async.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { island } from '#islands/ui/page/island.tsx';
import { Ago } from '#islands/ui/text/Ago.tsx';
import { $foundation } from '#stores/foundation/foundation.ts';
import { maintenanceOverview } from '#stores/staff/figures.ts';

const listOf: Readonly<Record<string, RouteName>> = {
  'etc.hotspotLink': 'HotspotLinks',
  'etc.contactPerson': 'ContactPersons',
  'etc.voNumber': 'VoNumbers',
  'sales.priceList': 'PriceLists',
  'etc.numberPool': 'NumberPools',
  'etc.savedReply': 'SavedReplies',
  'etc.synonym': 'Synonyms',
  'etc.checklist': 'Checklists',
  'etc.commissionImport': 'CommissionStatements',
};

/** What employees maintain, with how much there is and what was changed last. */
export const Maintenance = island(() => {
  const t = texts('desk');
  const overview = useStore(maintenanceOverview.$value);
  const foundation = useStore($foundation);
  return (
    <div className="grid gap-6">
      <Async value={overview} failedTitle={t('maintenance.failed')} onRetry={maintenanceOverview.reload}>
        {({ items }) => (
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {items.map(({ kind, count, last }) => {
              const route = listOf[kind];
              return (
                route && (
                  <li key={kind} className="card relative grid content-start gap-1 p-5 hover:border-link">
                    <h2>
                      <a href={href(route, pageLocale())} className="after:absolute after:inset-0">
                        {texts('routes')(route)}
                      </a>
                    </h2>
                    {kind === 'etc.voNumber' && foundation && (
                      <p className="text-muted text-sm">
                        {t('maintenance.perFoundation', { name: foundationCaption(siteConfig.appLabel, foundation) })}
                      </p>
                    )}
                    <p>{t('maintenance.count', { count })}</p>
                    <p className="wrap-anywhere text-muted text-sm">
                      {last ? (
                        <>
                          {t('maintenance.last', { title: last.title, by: last.by })}, <Ago at={last.at} />
                        </>
                      ) : (
                        t('maintenance.never')
                      )}
                    </p>
                  </li>
                )
              );
            })}
          </ul>
        )}
      </Async>
      <Card title={t('maintenance.announcements')}>
        <p className="max-w-form">{t('maintenance.announcementsText')}</p>
      </Card>
    </div>
  );
});
