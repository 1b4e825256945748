import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import ChevronUp from 'lucide/dist/esm/icons/chevron-up.mjs';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { FoundDifferences } from '#contract/documents/comparison.ts';
import { countKinds } from '#domain/documents/comparison/shown-changes.ts';
import { texts } from '#i18n/client.ts';
import { Chips } from '#islands/ui/form/Chips.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { ComparedTables } from './ComparedTables.tsx';
import { ComparedText } from './ComparedText.tsx';
import { kindTone, shownKinds } from './kind-tone.ts';

type Scope = 'changes' | 'all';

interface Props {
  result: Extract<FoundDifferences, { state: 'tables' | 'text' }>;
  /** What the two sides are called. */
  before: string;
  after: string;
}

/** The changes of two documents beside each other, one after the other on narrow screens; N and P go from one to the next. */
export function Differences({ result, before, after }: Props) {
  const t = texts('documents');
  const [scope, setScope] = useState<Scope>('changes');
  const list = useRef<HTMLDivElement>(null);
  const counts = countKinds(result.state === 'tables' ? result.tables.flatMap(({ rows }) => rows) : result.lines);

  const go = (step: 1 | -1) => {
    const changes = [...(list.current?.querySelectorAll<HTMLElement>('[data-change]') ?? [])];
    const here = changes.findIndex((one) => one.contains(document.activeElement));
    const next = here < 0 ? (step > 0 ? 0 : changes.length - 1) : here + step;
    const target = changes[Math.min(Math.max(next, 0), changes.length - 1)];
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'center' });
  };
  const onKeyDown = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (ctrlKey || metaKey || altKey) return;
    if (key === 'n') go(1);
    if (key === 'p') go(-1);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys move between the changes inside
    <div className="grid gap-3" onKeyDown={onKeyDown}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
        <Chips
          always
          label={t('compare.scope.label')}
          selected={scope}
          onSelect={(next) => setScope(next ?? 'changes')}
          chips={[
            { value: 'changes' as Scope, label: t('compare.scope.changes') },
            { value: 'all' as Scope, label: t('compare.scope.all') },
          ]}
        />
        <p className="flex flex-wrap gap-2" role="status">
          {shownKinds.map(
            (kind) =>
              counts[kind] > 0 && (
                <StatusPill key={kind} tone={kindTone[kind]}>
                  {t(`compare.count.${kind}`, { count: counts[kind] })}
                </StatusPill>
              ),
          )}
        </p>
        <div className="ms-auto flex gap-2">
          <Button small aria-keyshortcuts="P" icon={<Icon of={ChevronUp} size={16} />} onClick={() => go(-1)}>
            {t('compare.previous')}
          </Button>
          <Button small aria-keyshortcuts="N" icon={<Icon of={ChevronDown} size={16} />} onClick={() => go(1)}>
            {t('compare.next')}
          </Button>
        </div>
      </div>
      <div ref={list}>
        {result.state === 'tables' ? (
          <ComparedTables tables={result.tables} isWhole={scope === 'all'} before={before} after={after} />
        ) : (
          <ComparedText lines={result.lines} isWhole={scope === 'all'} before={before} after={after} />
        )}
      </div>
    </div>
  );
}
