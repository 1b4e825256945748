import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { arrangedBoxes } from '#domain/me/arranged-boxes.ts';
import { type HomeRole, homeRole } from '#domain/me/home-role.ts';
import { texts } from '#i18n/client.ts';
import { $foundation, $foundationsState, refreshFoundations } from '#stores/foundation/foundation.ts';
import { homeAddress } from '#stores/me/home-address.ts';
import { $settings, ownSettings } from '#stores/me/settings.ts';
import { $userRoles } from '#stores/session/session.ts';
import { Boundary } from '../ui/page/Boundary.tsx';
import { Card } from '../ui/page/Card.tsx';
import { Deferred } from '../ui/page/Deferred.tsx';
import { island } from '../ui/page/island.tsx';
import { lazy, Suspense } from '../ui/page/lazy.tsx';
import { Notice } from '../ui/page/Notice.tsx';
import { Skeleton } from '../ui/page/Skeleton.tsx';
import { useNarrow } from '../ui/page/useNarrow.ts';
import { Button } from '../ui/text/Button.tsx';
import type { Box, BoxProps } from './box.ts';
import { BoxFrameContext } from './boxes/BoxCard.tsx';
import { boxesFor } from './boxes.ts';
import { HomeWait } from './HomeWait.tsx';
import { CreateBox } from './head/CreateBox.tsx';
import { NoFoundation } from './NoFoundation.tsx';

const loadTabs = () => import('./HomeTabs.tsx');
const HomeTabs = lazy(() => loadTabs().then((module) => module.HomeTabs), true);
const PinnedViews = lazy(() =>
  import('#islands/record/list/views/PinnedViews.tsx').then((module) => module.PinnedViews),
);
const HomeFolds = lazy(() => loadTabs().then((module) => module.HomeFolds));
const ArrangeBoxes = lazy(() => import('./arrange/ArrangeBoxes.tsx').then((module) => module.ArrangeBoxes));

/** Stands in while the script of a box is on its way. */
const BoxWait = ({ title }: { title: string }) => (
  <Card title={title} flush className="is-loading">
    <Skeleton rows={3} />
  </Card>
);

interface LayoutProps {
  role: HomeRole;
  layout: ReturnType<typeof arrangedBoxes<Box>>;
  draw: (box: Box) => ReactNode;
}

/**
 * What one begins stands above all else in one column, and at the head of the side beside another. Boxes below the first
 * follow after its paint, and those below a loading one wait a moment for it, so that they do not move later.
 */
function HomeLayout({ role, layout, draw }: LayoutProps) {
  const isPhone = useNarrow();
  const isFold = ({ folds }: Box) => isPhone && folds === true;
  const folds = isPhone ? [...[...layout.main, ...layout.side].filter(isFold), ...layout.tab] : [];
  const column = (place: 'main' | 'side', className: string) => {
    const [first, ...others] = layout[place].filter((box) => !isFold(box));
    return (
      <div className={`grid min-w-0 grid-cols-1 content-start gap-5 [&>.is-loading~.card]:animate-hold ${className}`}>
        <BoxFrameContext value={place}>
          {first && draw(first)}
          <Deferred>{others.map(draw)}</Deferred>
        </BoxFrameContext>
      </div>
    );
  };
  return (
    <>
      <Deferred>
        <Suspense>
          <PinnedViews heading={texts('home')('pinnedViews')} />
        </Suspense>
      </Deferred>
      <div className="grid min-h-192 content-start gap-5 lg:grid-cols-[minmax(0,1fr)_22.75rem] lg:grid-rows-[auto_1fr]">
        {role !== 'employee' && (
          <div className="lg:col-start-2">
            <CreateBox role={role} />
          </div>
        )}
        {column('main', 'lg:col-start-1 lg:row-span-2 lg:row-start-1')}
        {column('side', 'lg:col-start-2')}
      </div>
      <Deferred>
        <Suspense>
          {isPhone ? <HomeFolds boxes={folds} draw={draw} /> : <HomeTabs boxes={layout.tab} draw={draw} />}
        </Suspense>
      </Deferred>
    </>
  );
}

/** The boxes that the user may see for the selected foundation, in the user's own arrangement. */
function HomeBoxes(props: BoxProps) {
  const t = texts('home');
  const roles = useStore($userRoles);
  const foundation = useStore($foundation);
  const state = useStore($foundationsState);
  const isArranged = useStore(ownSettings.$value).state !== 'loading';
  const arrangement = useStore($settings).boxes;
  const arranging = useStore(homeAddress.$query).arrange !== '';
  const place = useRef<HTMLDivElement>(null);
  const wasArranging = useRef(false);
  useEffect(() => {
    if (wasArranging.current && !arranging) place.current?.focus();
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
  const visible = boxesFor(roles, foundation.type);
  if (arranging)
    return (
      <Suspense fallback={<Skeleton rows={8} />}>
        <ArrangeBoxes
          all={visible}
          boxes={visible}
          arrangement={arrangement}
          onDone={() => homeAddress.set({ arrange: '' })}
        />
      </Suspense>
    );
  const draw = ({ key, title, Component }: Box) => (
    <Boundary key={key}>
      <Suspense fallback={<BoxWait title={t(title)} />}>
        {key === 'waiting' ? (
          <div id="waiting" tabIndex={-1} className="scroll-mt-4 outline-none">
            <Component {...props} />
          </div>
        ) : (
          <Component {...props} />
        )}
      </Suspense>
    </Boundary>
  );
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <HomeLayout role={homeRole(roles, foundation.type)} layout={arrangedBoxes(visible, arrangement)} draw={draw} />
    </div>
  );
}

export const Home = island(HomeBoxes);
