import Eye from 'lucide/dist/esm/icons/eye.mjs';
import UserCheck from 'lucide/dist/esm/icons/user-check.mjs';
import type { SessionUser } from '#contract/session.ts';
import { texts } from '#i18n/client.ts';
import { endView } from '#stores/session/session.ts';
import { Button } from '../ui/text/Button.tsx';
import { Icon } from '../ui/text/Icon.tsx';

interface Props {
  user: SessionUser;
  foundation: string;
  /** The session acts for this user instead of only viewing. */
  isDeputy: boolean;
}

/** Says on each page that the session views the portal as another user, or acts for them, with the way back. */
export function ViewBanner({ user, foundation, isDeputy }: Props) {
  const t = texts('shell');
  const kind = isDeputy ? 'deputy' : 'view';
  return (
    <div
      role="status"
      data-view-banner
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-warn/30 bg-warn-soft px-3 py-2 max-sm:text-sm sm:px-4"
    >
      <Icon of={isDeputy ? UserCheck : Eye} className="text-warn max-sm:hidden" />
      <p className="min-w-0 flex-1">
        <strong>{t(`${kind}.title`, { name: user.displayName })}</strong> ({foundation}). {t(`${kind}.text`)}
      </p>
      <Button small onClick={endView}>
        {t(`${kind}.end`)}
      </Button>
    </div>
  );
}
