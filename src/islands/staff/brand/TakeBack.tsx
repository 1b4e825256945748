import type { Brand, BrandVersion } from '#contract/brand/brand.ts';
import { changedFields } from '#domain/brand/changed-fields.ts';
import { texts } from '#i18n/client.ts';
import { ConfirmForm } from '#islands/ui/overlay/ConfirmForm.tsx';
import { proposeLook, saveCompany } from '#stores/staff/brand.ts';

interface Props {
  brand: Brand;
  version: BrandVersion;
  name: string;
  onClose: () => void;
}

/** Goes back to an earlier version as any other change does: a look by two persons, the company at once. */
export function TakeBack({ brand, version, name, onClose }: Props) {
  const t = texts('brand');
  const different =
    version.part === 'look' ? changedFields(brand.look, version.look) : changedFields(brand.company, version.company);
  return (
    <ConfirmForm
      title={t('history.takeTitle', { name })}
      confirmLabel={t(version.part === 'look' ? 'submit.label' : 'history.take')}
      done={t(version.part === 'look' ? 'history.proposed' : 'company.done')}
      action={() => (version.part === 'look' ? proposeLook(brand, version.look) : saveCompany(brand, version.company))}
      onClose={onClose}
    >
      <p>{t(version.part === 'look' ? 'history.takeLook' : 'history.takeCompany')}</p>
      {different.length > 0 && (
        <p className="mt-2 text-muted text-sm">
          {t('history.changed', { fields: different.map((field) => t(`field.${field}`)).join(', ') })}
        </p>
      )}
    </ConfirmForm>
  );
}
