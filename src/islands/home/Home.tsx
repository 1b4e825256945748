import { useStore } from '@nanostores/react';
import LayoutList from 'lucide/dist/esm/icons/layout-list.mjs';
import { useEffect, useRef, useState } from 'react';
import { mayAccess } from '#domain/access/access.ts';
import { arrangedBoxes } from '#domain/me/arranged-boxes.ts';
import { texts } from '#i18n/client.ts';
import { $foundation, $foundationsState, refreshFoundations } from '#stores/foundation/foundation.ts';
import { $settings, ownSettings } from '#stores/me/settings.ts';
import { $userRoles } from '#stores/session/session.ts';
import { Boundary } from '../ui/page/Boundary.tsx';
import { Card } from '../ui/page/Card.tsx';
import { Deferred } from '../ui/page/Deferred.tsx';
import { island } from '../ui/page/island.tsx';
import { lazy, Suspense } from '../ui/page/lazy.tsx';
import { Notice } from '../ui/page/Notice.tsx';
import { Skeleton } from '../ui/page/Skeleton.tsx';
import { Button } from '../ui/text/Button.tsx';
import { Icon } from '../ui/text/Icon.tsx';
import type { Box, BoxProps } from './box.ts';
import { boxes } from './boxes.ts';
import { HomeWait } from './HomeWait.tsx';
import { NoFoundation } from './NoFoundation.tsx';

const ArrangeBoxes = lazy(() => import('./arrange/ArrangeBoxes.tsx').then((module) => module.ArrangeBoxes));

/** Stands in while the script of a box is on its way. */
const BoxWait = ({ title }: { title: string }) => (
  <Card title={title} flush className="is-loading">
    <Skeleton rows={3} />
  </Card>
);

/**
 * The boxes that the user may see for the selected foundation, in the user's own arrangement. Those below the first
 * follow after its paint, and those below a loading one wait a moment for it, so that they do not move later.
 */
function HomeBoxes(props: BoxProps) {
  const t = texts('home');
  const roles = useStore($userRoles);
  const foundation = useStore($foundation);
  const state = useStore($foundationsState);
  const isArranged = useStore(ownSettings.$value).state !== 'loading';
  const arrangement = useStore($settings).boxes;
  const [arranging, setArranging] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasArranging = useRef(false);
  useEffect(() => {
    if (wasArranging.current && !arranging) button.current?.focus();
    wasArranging.current = arranging;
  }, [arranging]);
  if (state === 'none') return <NoFoundation />;
  if (state === 'failed' && !foundation) {
    return (
      <Notice tone="danger" actions={<Button onClick={() => void refreshFoundations()}>{texts('ui')('retry')}</Button>}>
        {t('noFoundation')}
      </Notice>
    );
  }
  // Boxes do not change their places once they are drawn.
  if (!foundation || !isArranged) return <HomeWait />;
  const visible = boxes.filter((box) => mayAccess(box.access, roles, foundation.type));
  if (arranging)
    return (
      <Suspense fallback={<Skeleton rows={8} />}>
        <ArrangeBoxes all={boxes} boxes={visible} arrangement={arrangement} onDone={() => setArranging(false)} />
      </Suspense>
    );
  const layout = arrangedBoxes(visible, arrangement);
  const draw = ({ key, title, Component }: Box) => (
    <Boundary key={key}>
      <Suspense fallback={<BoxWait title={t(title)} />}>
        <Component {...props} />
      </Suspense>
    </Boundary>
  );
  return (
    <>
      <div className="grid min-h-192 content-start items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20.5rem]">
        {(['main', 'side'] as const).map((place) => (
          <div key={place} className="grid gap-5 [&>.is-loading~.card]:animate-hold">
            {layout[place].slice(0, 1).map(draw)}
            <Deferred>{layout[place].slice(1).map(draw)}</Deferred>
          </div>
        ))}
      </div>
      <div className="mt-5 flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        {layout.hidden.length > 0 && (
          <span className="text-muted text-sm">{t('arrange.hiddenCount', { count: layout.hidden.length })}</span>
        )}
        <Button
          ref={button}
          small
          look="quiet"
          icon={<Icon of={LayoutList} size={16} />}
          onClick={() => setArranging(true)}
        >
          {t('arrange.begin')}
        </Button>
      </div>
    </>
  );
}

export const Home = island(HomeBoxes);
