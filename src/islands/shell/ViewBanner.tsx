import Eye from 'lucide-react/icons/eye';
import type { SessionUser } from '../../contract/session.ts';
import { texts } from '../../i18n/client.ts';
import { endView } from '../../stores/session/session.ts';
import { Button } from '../ui/text/Button.tsx';
import { Icon } from '../ui/text/Icon.tsx';

/** Says on each page that an employee sees it as somebody else does, with the way back to his own work. */
export function ViewBanner({ user, foundation }: { user: SessionUser; foundation: string }) {
  const t = texts('shell');
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-warn/30 bg-warn-soft px-4 py-2"
    >
      <Icon of={Eye} className="text-warn" />
      <p className="min-w-0 flex-1">
        <strong>{t('view.title', { name: user.displayName })}</strong> ({foundation}). {t('view.text')}
      </p>
      <Button small onClick={endView}>
        {t('view.end')}
      </Button>
    </div>
  );
}
