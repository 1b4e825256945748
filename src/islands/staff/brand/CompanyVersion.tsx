import type { Brand, BrandCompany } from '#contract/brand/brand.ts';
import { changedFields } from '#domain/brand/changed-fields.ts';
import { texts } from '#i18n/client.ts';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';

interface Props {
  brand: Brand;
  company: BrandCompany;
  title: string;
  onClose: () => void;
}

/** What was said of the company, with what is said today where it differs. */
export function CompanyVersion({ brand, company, title, onClose }: Props) {
  const t = texts('brand');
  const different = new Set(changedFields(company, brand.company));
  const names = Object.keys(company) as (keyof BrandCompany)[];
  return (
    <Dialog open wide title={title} onClose={onClose}>
      <dl className="divide-y divide-line">
        {names.map((name) => (
          <div key={name} className="grid gap-x-4 py-2 sm:grid-cols-[14rem_minmax(0,1fr)]">
            <dt className="text-muted">{t(`field.${name}`)}</dt>
            <dd className="wrap-anywhere">
              {company[name] || '–'}
              {different.has(name) && (
                <span className="block text-muted text-sm">
                  {t('history.today', { text: brand.company[name] || '–' })}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
