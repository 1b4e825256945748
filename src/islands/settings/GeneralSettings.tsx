import { useStore } from '@nanostores/react';
import { languages, pageSizes, startPages } from '#contract/me/followed-settings.ts';
import type { Settings } from '#contract/me/settings.ts';
import { mayAccess } from '#domain/access/access.ts';
import { starts } from '#domain/access/start-page.ts';
import { texts } from '#i18n/client.ts';
import { $foundation } from '#stores/foundation/foundation.ts';
import { changeLanguage, changeSettings } from '#stores/me/settings.ts';
import { $userRoles } from '#stores/session/session.ts';
import { DefaultFoundation } from './DefaultFoundation.tsx';
import { SettingSelect } from './SettingSelect.tsx';

/** How the portal looks and where it begins. */
export function GeneralSettings({ settings }: { settings: Settings }) {
  const t = texts('settings');
  const title = texts('routes');
  const roles = useStore($userRoles);
  const tags = useStore($foundation)?.type ?? '';
  const open = startPages.filter((page) => page === settings.startPage || mayAccess(starts[page].access, roles, tags));
  return (
    <div className="grid gap-4">
      <SettingSelect
        label={t('language')}
        hint={t('languageHint')}
        options={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
        value={settings.language}
        save={changeLanguage}
      />
      <SettingSelect
        label={t('startPage')}
        hint={t('startPageHint')}
        options={open.map((value) => ({ value, label: title(value) }))}
        value={settings.startPage}
        save={(startPage) => changeSettings({ startPage })}
      />
      <DefaultFoundation chosen={settings.defaultFoundation} />
      <SettingSelect
        label={t('rows')}
        hint={t('rowsHint')}
        options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
        value={String(settings.rowsPerPage)}
        save={(value) => changeSettings({ rowsPerPage: pageSizes.find((size) => String(size) === value) })}
      />
    </div>
  );
}
