import { useState } from 'react';
import type { Brand, BrandVersion } from '#contract/brand/brand.ts';
import { formatMoment } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Card } from '#islands/ui/page/Card.tsx';
import { Disclosure } from '#islands/ui/page/Disclosure.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { LogoPicture } from './LogoField.tsx';

const BrandPreview = lazy(() => import('./BrandPreview.tsx').then((module) => module.BrandPreview));
const CompanyVersion = lazy(() => import('./CompanyVersion.tsx').then((module) => module.CompanyVersion));
const TakeBack = lazy(() => import('./TakeBack.tsx').then((module) => module.TakeBack));

const maxRecent = 5;

/** How a version is called, for its buttons too. */
function useVersionName() {
  const t = texts('brand');
  return ({ part, at }: BrandVersion) =>
    at === undefined ? t(`history.${part}Shipped`) : t(`history.${part}Of`, { moment: formatMoment(at, pageLocale()) });
}

function Row({ brand, version }: { brand: Brand; version: BrandVersion }) {
  const t = texts('brand');
  const nameOf = useVersionName();
  const [open, setOpen] = useState<'look' | 'take'>();
  const close = () => setOpen(undefined);
  const { part, changed, by, releasedBy } = version;
  const isCurrent = brand.versions.find((one) => one.part === part) === version;
  const name = nameOf(version);
  return (
    <li className="grid items-start gap-x-6 gap-y-2 px-5 py-3.5 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong>{name}</strong>
          {isCurrent && <StatusPill tone="ok">{t('history.current')}</StatusPill>}
          {version.part === 'look' && (
            <span aria-hidden="true" className="flex items-center gap-1.5">
              {[version.look.brand, version.look.accent].map((colour) => (
                <span key={colour} className="size-4 rounded-tag border border-line" style={{ background: colour }} />
              ))}
              {version.look.logo && (
                <span className="rounded-tag px-1.5 py-0.5 [&_img]:h-5" style={{ background: version.look.brand }}>
                  <LogoPicture digest={version.look.logo} variant={brand.variant} />
                </span>
              )}
            </span>
          )}
        </p>
        {by && (
          <p className="text-muted text-sm">
            {releasedBy ? t('history.byTwo', { name: by, other: releasedBy }) : t('history.by', { name: by })}
          </p>
        )}
        {changed.length > 0 && (
          <p className="text-sm">
            {t('history.changed', { fields: changed.map((field) => t(`field.${field}`)).join(', ') })}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button small look="quiet" aria-label={`${t('history.open')}: ${name}`} onClick={() => setOpen('look')}>
          {t('history.open')}
        </Button>
        {!isCurrent && (
          <Button small aria-label={`${t('history.take')}: ${name}`} onClick={() => setOpen('take')}>
            {t('history.take')}
          </Button>
        )}
      </div>
      <Suspense>
        {open === 'look' &&
          (version.part === 'look' ? (
            <BrandPreview brand={brand} look={version.look} title={name} onClose={close} />
          ) : (
            <CompanyVersion brand={brand} company={version.company} title={name} onClose={close} />
          ))}
        {open === 'take' && <TakeBack brand={brand} version={version} name={name} onClose={close} />}
      </Suspense>
    </li>
  );
}

/** What the brand was before, who changed it, and the way back. */
export function BrandHistory({ brand }: { brand: Brand }) {
  const t = texts('brand');
  const { versions } = brand;
  const rows = (part: readonly BrandVersion[]) => (
    <ol className="divide-y divide-line">
      {part.map((version) => (
        <Row key={`${version.part} ${version.version}`} brand={brand} version={version} />
      ))}
    </ol>
  );
  const older = versions.slice(maxRecent);
  return (
    <Card flush title={t('history.title')}>
      <p className="border-line border-b px-5 py-3 text-muted">
        {t(versions.length > 0 ? 'history.lead' : 'history.none')}
      </p>
      {rows(versions.slice(0, maxRecent))}
      {older.length > 0 && (
        <Disclosure
          className="border-line border-t"
          headClassName="px-5 py-3 text-link"
          head={t('history.older', { count: older.length })}
        >
          {rows(older)}
        </Disclosure>
      )}
    </Card>
  );
}
