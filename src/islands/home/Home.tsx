import { useStore } from '@nanostores/react';
import { mayAccess } from '../../domain/access/access.ts';
import { texts } from '../../i18n/client.ts';
import { $foundation, $foundationsState, refreshFoundations } from '../../stores/foundation/foundation.ts';
import { $userRoles } from '../../stores/session/session.ts';
import { Boundary } from '../ui/page/Boundary.tsx';
import { island } from '../ui/page/island.tsx';
import { Notice } from '../ui/page/Notice.tsx';
import { Button } from '../ui/text/Button.tsx';
import type { BoxProps } from './box.ts';
import { boxes } from './boxes.ts';
import { HomeWait } from './HomeWait.tsx';
import { NoFoundation } from './NoFoundation.tsx';

/**
 * The boxes that the user may see for the selected foundation. Those below one that is loading wait a moment for it,
 * so that they appear where they stay.
 */
function HomeBoxes(props: BoxProps) {
  const roles = useStore($userRoles);
  const foundation = useStore($foundation);
  const state = useStore($foundationsState);
  if (state === 'none') return <NoFoundation />;
  if (state === 'failed' && !foundation) {
    return (
      <Notice tone="danger" actions={<Button onClick={() => void refreshFoundations()}>{texts('ui')('retry')}</Button>}>
        {texts('home')('noFoundation')}
      </Notice>
    );
  }
  if (!foundation) return <HomeWait />;
  const visible = boxes.filter((box) => mayAccess(box.access, roles, foundation.type));
  return (
    <div className="grid min-h-192 content-start items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20.5rem]">
      {(['main', 'side'] as const).map((place) => (
        <div key={place} className="grid gap-5 [&>.is-loading~*]:animate-hold">
          {visible
            .filter((box) => box.place === place)
            .map(({ key, Component }) => (
              <Boundary key={key}>
                <Component {...props} />
              </Boundary>
            ))}
        </div>
      ))}
    </div>
  );
}

export const Home = island(HomeBoxes);
