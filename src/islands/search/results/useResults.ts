import { useStore } from '@nanostores/react';
import { useEffect, useId, useMemo, useState } from 'react';
import { useDownload } from '#islands/ui/document/useDownload.ts';
import { downloadFile } from '#stores/files/downloads.ts';
import { chooseFoundation } from '#stores/foundation/choose-foundation.ts';
import { $foundation, $foundations } from '#stores/foundation/foundation.ts';
import { $connectivity } from '#stores/page/connectivity.ts';
import { $everything } from '#stores/search/everything.ts';
import { openRecord } from '#stores/search/open-record.ts';
import { openAddress } from '#stores/session/navigation.ts';
import { $userRoles, $viewedUser, logout } from '#stores/session/session.ts';
import type { ResultItem } from './result-item.ts';
import { type ResultGroup, resultGroups } from './result-items.ts';

/** Where a message to the record of the page is typed. */
const messageField = () => document.querySelector<HTMLTextAreaElement>('main textarea:not([readonly], [disabled])');

function writeMessage(): void {
  const field = messageField();
  field?.scrollIntoView({ block: 'center' });
  field?.focus();
}

const deeds = { switchFoundation: () => chooseFoundation(), logout: () => logout(), writeMessage } as const;

function useGroups(): { groups: readonly ResultGroup[]; busy: boolean } {
  const { text, busy, result } = useStore($everything);
  const roles = useStore($userRoles);
  const foundation = useStore($foundation);
  const chooses = useStore($foundations).length > 1;
  const onlooker = useStore($viewedUser) !== undefined;
  const connectivity = useStore($connectivity);
  const answer = result && 'answer' in result ? result.answer : undefined;
  const isAnswered = !busy && result?.text === text;
  const settled = isAnswered || connectivity !== 'on';
  const isNone = isAnswered && answer !== undefined && text !== '';
  const groups = useMemo(() => {
    const record = openRecord();
    return resultGroups({
      text,
      answer,
      settled,
      isNone,
      caller: { roles, tags: foundation?.type ?? '', onlooker, chooses },
      trid: foundation?.trid,
      open: record && { ...record, hasField: messageField() !== null },
    });
  }, [text, answer, settled, isNone, roles, foundation, onlooker, chooses]);
  return { groups, busy: busy && connectivity === 'on' };
}

interface Options {
  /** The first result is chosen before any key: Enter opens it. */
  readonly preselects: boolean;
  /** Ends the search, once something was chosen. */
  readonly onClose: () => void;
  /** A proposal was chosen. */
  readonly onType: (text: string) => void;
}

/** The results of the one search, of which the keyboard walks one after the other. */
export function useResults({ preselects, onClose, onType }: Options) {
  const id = useId();
  const { groups, busy } = useGroups();
  const [pointed, point] = useState<string>();
  const { run } = useDownload();
  const items = groups.flatMap((group) => group.items);
  // What was chosen stays chosen while more comes.
  const pointedAt = items.findIndex((item) => item.id === pointed);
  const at = pointedAt < 0 && preselects ? 0 : pointedAt;
  const active = items[at];
  const optionId = (item: ResultItem) => `${id}-${item.id}`;
  const activeId = active && optionId(active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const choose = ({ file, does, typed }: ResultItem) => {
    if (typed !== undefined) {
      point(undefined);
      onType(typed);
      return;
    }
    if (file) void run(() => downloadFile(file.path));
    // Under the box several files can be downloaded one after the other.
    if (!file || preselects) onClose();
    // Once the dialog has given the focus back.
    if (does) requestAnimationFrame(deeds[does]);
  };
  const openItem = (item: ResultItem, inNewTab: boolean) => {
    if (item.href === undefined) choose(item);
    else if (inNewTab || item.outside) window.open(item.href, '_blank', 'noopener');
    else {
      onClose();
      openAddress(item.href);
    }
  };
  /** True for a key that was meant for the results. */
  const handleKey = ({ key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>): boolean => {
    const last = items.length - 1;
    const next = { ArrowDown: at < last ? at + 1 : 0, ArrowUp: at > 0 ? at - 1 : last }[key];
    if (next !== undefined) point(items[next]?.id);
    else if (key === 'Enter' && active) openItem(active, ctrlKey || metaKey);
    else return false;
    return true;
  };
  return { id, groups, items, busy, active, activeId, optionId, point, choose, handleKey };
}
export type Results = ReturnType<typeof useResults>;
