import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { $foundation, $foundations } from '#stores/foundation/foundation.ts';
import { $connectivity } from '#stores/page/connectivity.ts';
import { $everything } from '#stores/search/everything.ts';
import { $userRoles, $viewedUser } from '#stores/session/session.ts';
import { type PaletteGroup, paletteGroups } from './palette-items.ts';

/** The present choices, and whether a request is running. */
export function usePalette(): { groups: readonly PaletteGroup[]; busy: boolean } {
  const { text, busy, result } = useStore($everything);
  const roles = useStore($userRoles);
  const foundation = useStore($foundation);
  const chooses = useStore($foundations).length > 1;
  const onlooker = useStore($viewedUser) !== undefined;
  const connectivity = useStore($connectivity);
  const answer = result && 'answer' in result ? result.answer : undefined;
  const isAnswered = !busy && result?.text === text;
  const settled = isAnswered || connectivity !== 'on';
  const isNone = isAnswered && answer !== undefined && text.length > 1;
  const groups = useMemo(
    () =>
      paletteGroups({
        text,
        // Hits of an earlier text stay until the next ones arrive, but the initial choices do not.
        answer: text.length > 1 || text === '' ? answer : undefined,
        settled,
        isNone,
        caller: { roles, tags: foundation?.type ?? '', onlooker, chooses },
        trid: foundation?.trid,
      }),
    [text, answer, settled, isNone, roles, foundation, onlooker, chooses],
  );
  return { groups, busy: busy && connectivity === 'on' };
}
