import { useStore } from '@nanostores/react';
import type { BrandOverview } from '#contract/brand/brand.ts';
import { texts } from '#i18n/client.ts';
import { Async } from '#islands/ui/page/Async.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { $brandSaves, brands, brandView } from '#stores/staff/brand.ts';
import { BrandHistory } from './BrandHistory.tsx';
import { CompanyCard } from './CompanyCard.tsx';
import { LegalCard } from './LegalCard.tsx';
import { LookCard } from './LookCard.tsx';

function Variants({ overview, open }: { overview: BrandOverview; open: string }) {
  const t = texts('brand');
  return (
    <nav aria-label={t('variants')} className="card flex w-max max-w-full flex-wrap overflow-clip p-0">
      {overview.brands.map(({ variant, company }) => (
        <a
          key={variant}
          href={brandView.hrefOf({ variant })}
          aria-current={variant === open ? 'true' : undefined}
          className={`border-line px-4 py-2.5 text-ink no-underline not-last:border-e hover:bg-brand-soft ${variant === open ? 'bg-brand-soft font-semibold' : ''}`}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            brandView.set({ variant }, 'push');
          }}
        >
          {t('variant', { name: company.nameDe, variant })}
        </a>
      ))}
    </nav>
  );
}

/** How each variant of the portal presents itself. */
export function BrandScreen() {
  const t = texts('brand');
  const value = useStore(brands.$value);
  const query = useStore(brandView.$query);
  const saves = useStore($brandSaves);
  return (
    <Async value={value} failedTitle={t('failed')} onRetry={brands.reload} skeleton={<Skeleton rows={10} />}>
      {(overview) => {
        const brand = overview.brands.find(({ variant }) => variant === query.variant) ?? overview.brands[0];
        if (!brand) return null;
        const { variant } = brand;
        return (
          <div className="grid gap-5">
            {overview.brands.length > 1 && <Variants overview={overview} open={variant} />}
            <LookCard key={`${variant} look ${saves.look}`} brand={brand} others={overview.others} />
            <CompanyCard key={`${variant} company ${saves.company}`} brand={brand} />
            <BrandHistory brand={brand} />
            <LegalCard />
          </div>
        );
      }}
    </Async>
  );
}
