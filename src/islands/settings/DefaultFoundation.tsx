import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Foundation } from '../../contract/foundation.ts';
import { siteConfig } from '../../domain/site/site-config.ts';
import { foundationCaption } from '../../domain/text/foundation-caption.ts';
import { texts } from '../../i18n/client.ts';
import { $foundation, $foundations, partnersOf } from '../../stores/foundation/foundation.ts';
import { changeSettings } from '../../stores/me/settings.ts';
import { SettingSelect } from './SettingSelect.tsx';

/** The organisation that a login begins with: one of the user's, or of an employee's the one that he is acting for. */
export function DefaultFoundation({ chosen }: { chosen: string | undefined }) {
  const t = texts('settings');
  const present = useStore($foundation);
  const listed = useStore($foundations);
  const [looked, setLooked] = useState<Foundation[]>([]);
  const isListed = !chosen || [...listed, ...(present ? [present] : [])].some(({ trid }) => trid === chosen);
  useEffect(() => {
    if (isListed || !chosen) return;
    let isCurrent = true;
    partnersOf([chosen]).then(
      (found) => isCurrent && setLooked(found),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [chosen, isListed]);

  const all = [...(present ? [present] : []), ...looked, ...listed];
  const known = [...new Map(all.map((one) => [one.trid, one])).values()];
  const options = known.map((one) => ({ value: one.trid, label: foundationCaption(siteConfig.appLabel, one) }));
  const missing = chosen && !known.some(({ trid }) => trid === chosen) ? [{ value: chosen, label: chosen }] : [];
  return (
    <SettingSelect
      label={t('foundation')}
      hint={t('foundationHint')}
      options={[{ value: '', label: t('lastFoundation') }, ...missing, ...options]}
      value={chosen ?? ''}
      save={(trid) => changeSettings({ defaultFoundation: trid || null })}
    />
  );
}
