import { useStore } from '@nanostores/react';
import { tutorialTopics } from '#contract/content/content.ts';
import { withServed } from '#domain/content/served-entries.ts';
import { matchesTutorial, newestTutorials, servedHead, type TutorialHead } from '#domain/content/tutorials.ts';
import { texts } from '#i18n/client.ts';
import { restrictedTutorials } from '#stores/content/restricted.ts';
import { tutorialView } from '#stores/content/tutorial-view.ts';
import { Chips } from '../ui/form/Chips.tsx';
import { CheckboxInput } from '../ui/form/inputs.tsx';
import { SearchField } from '../ui/form/SearchField.tsx';
import { Empty } from '../ui/page/Empty.tsx';
import { island } from '../ui/page/island.tsx';
import { RestrictedNotice } from '../ui/page/RestrictedNotice.tsx';
import { useAlive } from '../ui/page/useAlive.ts';
import { Button } from '../ui/text/Button.tsx';
import { TutorialCard } from './TutorialCard.tsx';

/** The tutorials of the site, drawn by the build, and those that only this user may see (§6-11: an admin partner sees more). */
function TutorialList({ tutorials }: { tutorials: TutorialHead[] }) {
  const t = texts('tutorials');
  const alive = useAlive();
  const restricted = useStore(restrictedTutorials.$value, { ssr: 'initial' });
  const { search, topic, films } = useStore(tutorialView.$query, { ssr: 'initial' });
  const all = withServed(tutorials, restricted, servedHead);
  const matches = newestTutorials(all).filter(
    (tutorial) => matchesTutorial(tutorial, search) && (films !== '1' || tutorial.film !== undefined),
  );
  const visibleTutorials = topic ? matches.filter((tutorial) => tutorial.topic === topic) : matches;
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3 print:hidden">
        <SearchField
          label={t('search')}
          value={search}
          delay={120}
          onSearch={(text) => tutorialView.set({ search: text })}
          className="w-80 max-w-full"
        />
        <div inert={!alive}>
          <Chips
            label={t('topic')}
            chips={tutorialTopics.map((value) => ({
              value,
              label: t(`topics.${value}`),
              count: matches.filter((tutorial) => tutorial.topic === value).length,
            }))}
            selected={tutorialTopics.find((value) => value === topic)}
            onSelect={(value) => tutorialView.set({ topic: value ?? '' }, 'push')}
          />
        </div>
        <label inert={!alive} className="flex min-h-8.5 cursor-pointer items-center gap-2 text-sm">
          <CheckboxInput
            checked={films === '1'}
            onChange={(event) => tutorialView.set({ films: event.target.checked ? '1' : '' }, 'push')}
          />
          {t('films')}
        </label>
      </div>
      <RestrictedNotice source={restrictedTutorials} />
      <p role="status" className="sr-only">
        {t('found', { count: visibleTutorials.length })}
      </p>
      {visibleTutorials.length > 0 ? (
        <ul className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
          {visibleTutorials.map((tutorial) => (
            <TutorialCard key={tutorial.id} tutorial={tutorial} />
          ))}
        </ul>
      ) : (
        <div className="card">
          <Empty
            title={t('none')}
            action={
              <Button onClick={() => tutorialView.set({ search: '', topic: '', films: '' })}>{t('showAll')}</Button>
            }
          >
            {t('noneText')}
          </Empty>
        </div>
      )}
    </>
  );
}

export const Tutorials = island(TutorialList);
