import { addressLine, emergencyOf, sitesOf } from '#domain/wholesale/customers/sites.ts';
import { texts } from '#i18n/client.ts';
import { AsideCard } from '#islands/record/AsideCard.tsx';

/** Where the customer's lines end, and where rescuers are sent for each of them. */
export function SitesCard({ customer }: { customer: object }) {
  const t = texts('wholesale-customers');
  return (
    <AsideCard title={t('page.sites')}>
      <ul className="grid gap-4">
        {sitesOf(customer).map((site) => {
          const own = addressLine(site.address ?? {});
          const emergency = addressLine(emergencyOf(site));
          return (
            <li key={site.name ?? own} className="grid gap-1">
              <h3 className="text-base">{site.name}</h3>
              <p>{own}</p>
              <p className="text-muted text-sm">
                {t('page.emergency')}: {emergency === own ? t('page.emergencySame') : emergency}
              </p>
            </li>
          );
        })}
      </ul>
    </AsideCard>
  );
}
