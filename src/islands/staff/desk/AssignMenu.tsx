import { useStore } from '@nanostores/react';
import type { Employee, QueueItem } from '#contract/staff/queue.ts';
import { texts } from '#i18n/client.ts';
import { MenuButton, type MenuItem } from '#islands/ui/overlay/MenuButton.tsx';
import { Initials } from '#islands/ui/text/Initials.tsx';
import { assignAll } from '#stores/staff/desk-actions.ts';
import { colleagues } from '#stores/staff/desk-record.ts';
import { failed } from './failed.ts';
import { useOwnId } from './use-own-id.ts';

interface Props {
  items: readonly QueueItem[];
  /** Who has the one record; undefined for several. */
  current?: Employee | null;
  onDone: () => void;
}

/** Assigns records to oneself or a colleague, or unassigns them. */
export function AssignMenu({ items, current, onDone }: Props) {
  const t = texts('desk');
  const ownId = useOwnId();
  const people = useStore(colleagues.$value);
  const all = people.state === 'ready' ? people.value : [];
  const give = (person: Employee | null) => {
    const count = items.length;
    const assigned = person ? t('assign.done', { count, name: person.name }) : t('assign.free', { count });
    const expected = current === undefined ? undefined : (current?.id ?? null);
    assignAll(items, person?.id ?? null, { assigned }, expected)
      .catch(failed)
      .finally(onDone);
  };
  const own = all.find(({ id }) => id === ownId);
  const others = all.filter(({ id }) => id !== ownId);
  const entries: MenuItem[] = [
    ...(own ? [{ label: t('assign.me'), current: current?.id === own.id, onSelect: () => give(own) }] : []),
    ...others.map((one) => ({ label: one.name, current: current?.id === one.id, onSelect: () => give(one) })),
    { label: t('assign.nobody'), separated: true, current: current === null, onSelect: () => give(null) },
  ];
  if (current === undefined) return <MenuButton items={entries}>{t('assign.several')}</MenuButton>;
  const name = current?.name ?? t('assign.none');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a second `z` in the menu chooses its first entry, which is oneself
    <div
      data-key-assign
      onKeyDown={(event) => {
        const first = event.key === 'z' && event.currentTarget.querySelector<HTMLElement>(':popover-open button');
        if (!first) return;
        event.preventDefault();
        first.click();
      }}
    >
      <MenuButton items={entries} align="end" className="btn btn-secondary btn-small min-h-9 max-sm:min-h-11">
        <span aria-hidden="true" className="flex items-center gap-2">
          {current && <Initials small name={current.name} filled={current.id === ownId} />}
          <span className="max-w-40 truncate">{name}</span>
        </span>
        <span className="sr-only">{t('assign.label', { name })}</span>
      </MenuButton>
    </div>
  );
}
