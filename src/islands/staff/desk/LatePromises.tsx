import { useStore } from '@nanostores/react';
import { href } from '#domain/access/routes.ts';
import { noticeState } from '#domain/notices/notice-state.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { useMinute } from '#islands/ui/page/useMinute.ts';
import { staffNotices } from '#stores/notices/staff-notices.ts';
import { $userRoles } from '#stores/session/session-state.ts';

/** What is read of notices is for administrators alone. */
export const LatePromises = () => (useStore($userRoles).includes('PORTAL_ADMIN') ? <Late /> : null);

/** Notices with a promise that is over, until the message comes or another moment is promised. */
function Late() {
  const t = texts('desk');
  const value = useStore(staffNotices.$value);
  const now = useMinute(true, () => void staffNotices.reload());
  const items = value.state === 'ready' ? value.value.items : [];
  const late = items.filter((notice) => noticeState(notice, now) === 'promiseMissed');
  if (late.length === 0) return null;
  return (
    <ul className="divide-y divide-line border-line border-b bg-danger-soft">
      {late.map(({ id, title }) => (
        <li key={id} className="px-4 py-2.5 text-sm">
          <span className="block font-semibold text-danger">{t('latePromise')}</span>
          <a href={href('StaffNotices', pageLocale())} className="wrap-anywhere">
            {title.de}
          </a>
        </li>
      ))}
    </ul>
  );
}
