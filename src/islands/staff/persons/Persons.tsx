import { useStore } from '@nanostores/react';
import { texts } from '#i18n/client.ts';
import { island } from '#islands/ui/page/island.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { Tabs } from '#islands/ui/page/Tabs.tsx';
import { personsView, requests, retention } from '#stores/staff/retention.ts';
import { RequestList } from './RequestList.tsx';

// One script: the page names the scripts of each import.
const later = () => import('./persons-later.ts');
const FindPerson = lazy(() => later().then((module) => module.FindPerson));
const DueLists = lazy(() => later().then((module) => module.DueLists));
const RuleList = lazy(() => later().then((module) => module.RuleList));

const names = ['requests', 'find', 'due', 'rules'] as const;

/** How long what is kept, and what becomes of the data of a person. */
export const Persons = island(() => {
  const t = texts('retention');
  const { tab } = useStore(personsView.$query);
  const open = useStore(requests.$value);
  const rules = useStore(retention.$value);
  const chosen = names.find((name) => name === tab) ?? 'requests';
  const counts = {
    requests: open.state === 'ready' ? open.value.items.filter(({ finished }) => finished === undefined).length : 0,
    due: rules.state === 'ready' ? rules.value.rules.filter(({ due }) => due > 0).length : 0,
  };
  const caption = (name: (typeof names)[number]) => {
    const n = name === 'requests' || name === 'due' ? counts[name] : 0;
    return n > 0 ? `${t(`tab.${name}`)} (${n})` : t(`tab.${name}`);
  };
  return (
    <Tabs
      label={t('tab.label')}
      tabs={names.map((name) => ({ name, caption: caption(name) }))}
      chosen={chosen}
      onChoose={(name) => personsView.set({ tab: name, request: '', rule: '' }, 'push')}
    >
      <div className="mt-5 grid gap-5">
        {chosen === 'requests' && <RequestList />}
        <Suspense fallback={<Skeleton rows={8} />}>
          {chosen === 'find' && <FindPerson />}
          {chosen === 'due' && <DueLists />}
          {chosen === 'rules' && <RuleList />}
        </Suspense>
      </div>
    </Tabs>
  );
});
