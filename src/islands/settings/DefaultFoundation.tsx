import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { siteConfig } from '#domain/site/site-config.ts';
import { foundationCaption } from '#domain/text/foundation-caption.ts';
import { texts } from '#i18n/client.ts';
import { $isEmployee } from '#stores/foundation/foundation.ts';
import { changeSettings } from '#stores/me/settings.ts';
import { usePartners } from '../record/usePartners.ts';
import { lazy, Suspense } from '../ui/page/lazy.tsx';
import { SettingRow, SettingSelect } from './SettingSelect.tsx';
import { useSaved } from './useSaved.ts';

// Only who may act for more organisations than a list shows needs to search.
const Combobox = lazy(() => import('../ui/form/combobox/Combobox.tsx').then((module) => module.Combobox));

interface Props {
  chosen: string | undefined;
}

const save = (trid: string) => changeSettings({ defaultFoundation: trid || null });

function useOptions(chosen: string | undefined, typed: string) {
  const partners = usePartners(chosen ? [chosen] : [], typed);
  const missing = chosen && !partners.has(chosen) ? [{ value: chosen, label: chosen }] : [];
  const options = [...partners.values()].map((one) => ({
    value: one.trid,
    label: foundationCaption(siteConfig.appLabel, one),
  }));
  return [{ value: '', label: texts('settings')('lastFoundation') }, ...missing, ...options];
}

function SearchedFoundation({ chosen = '' }: Props) {
  const t = texts('settings');
  const [typed, setTyped] = useState('');
  const options = useOptions(chosen || undefined, typed);
  const { saving, change } = useSaved(save);
  return (
    <SettingRow label={t('foundation')} hint={t('foundationHint')} saving={saving}>
      {({ id, about, isFailed }) => (
        <Suspense fallback={<span className="skeleton block h-10" />}>
          <Combobox
            id={id}
            describedBy={about || undefined}
            invalid={isFailed}
            value={options.find(({ value }) => value === chosen)}
            options={options}
            onType={setTyped}
            onChange={({ value }) => void change(value)}
          />
        </Suspense>
      )}
    </SettingRow>
  );
}

function ListedFoundation({ chosen }: Props) {
  const t = texts('settings');
  return (
    <SettingSelect
      label={t('foundation')}
      hint={t('foundationHint')}
      options={useOptions(chosen, '')}
      value={chosen ?? ''}
      save={save}
    />
  );
}

/** The organisation after a login: one of the user's, or any one for an employee. */
export function DefaultFoundation({ chosen }: Props) {
  return useStore($isEmployee) ? <SearchedFoundation chosen={chosen} /> : <ListedFoundation chosen={chosen} />;
}
