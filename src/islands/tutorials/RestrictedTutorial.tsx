import { useStore } from '@nanostores/react';
import { href } from '#domain/access/routes.ts';
import { servedHead } from '#domain/content/tutorials.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { restrictedTutorials } from '#stores/content/restricted.ts';
import { tutorialAddress } from '#stores/content/tutorial-view.ts';
import { Async } from '../ui/page/Async.tsx';
import { Empty } from '../ui/page/Empty.tsx';
import { island } from '../ui/page/island.tsx';
import { Skeleton } from '../ui/page/Skeleton.tsx';
import { usePageTitle } from '../ui/page/usePageTitle.ts';
import { LinkButton } from '../ui/text/Button.tsx';
import { Html } from '../ui/text/Html.tsx';
import { TutorialScreen } from './TutorialScreen.tsx';

/** A tutorial that is not in the site, because it is for some roles or some time only. */
function TutorialOfAddress() {
  const t = texts('tutorials');
  const { id } = useStore(tutorialAddress.$query);
  const value = useStore(restrictedTutorials.$value);
  const currentTutorial =
    value.state === 'ready' ? value.value.items.find((tutorial) => tutorial.id === id) : undefined;
  const isFound = currentTutorial !== undefined;
  usePageTitle(currentTutorial?.title);
  return (
    <>
      {!isFound && <h1 className="mb-5">{texts('routes')('TutorialEntry')}</h1>}
      <Async value={value} failedTitle={t('entryFailed')} onRetry={() => void restrictedTutorials.reload()}>
        {(_tutorials, refreshing) =>
          currentTutorial ? (
            <TutorialScreen tutorial={servedHead(currentTutorial)} files={currentTutorial.files}>
              <Html html={currentTutorial.html} />
            </TutorialScreen>
          ) : refreshing ? (
            // One that was published since is in the answer to come.
            <Skeleton />
          ) : (
            <div className="card">
              <Empty
                title={t('noSuch')}
                action={<LinkButton href={href('Tutorials', pageLocale())}>{t('toList')}</LinkButton>}
              >
                {t('noSuchText')}
              </Empty>
            </div>
          )
        }
      </Async>
    </>
  );
}

export const RestrictedTutorial = island(TutorialOfAddress);
