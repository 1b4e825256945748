import { useStore } from '@nanostores/react';
import PenLine from 'lucide/dist/esm/icons/pen-line.mjs';
import type { Presence } from '#contract/staff/desk-record.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Icon } from '#islands/ui/text/Icon.tsx';
import type { PresenceStore } from '#stores/staff/presence.ts';

const listOf = (names: readonly string[]) => new Intl.ListFormat(pageLocale()).format(names);

/** Who of them is writing, in one phrase. */
export function typingNames(others: Presence['others']): string | undefined {
  const names = others.filter(({ isTyping }) => isTyping).map(({ name }) => name);
  return names.length > 0 ? listOf(names) : undefined;
}

/** Which colleagues have the same record open. */
export function PresenceNote({ presence }: { presence: PresenceStore }) {
  const t = texts('desk');
  const others = useStore(presence.$others);
  const typing = typingNames(others);
  return (
    <p role="status" className="flex items-center gap-1.5 font-semibold text-sm text-warn empty:hidden">
      {typing !== undefined ? (
        <>
          <Icon of={PenLine} size={16} />
          {t('presence.typing', { names: typing })}
        </>
      ) : (
        others.length > 0 && (
          <span className="font-normal text-muted">
            {t('presence.open', { names: listOf(others.map(({ name }) => name)) })}
          </span>
        )
      )}
    </p>
  );
}
