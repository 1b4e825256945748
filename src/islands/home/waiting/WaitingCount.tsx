import { useStore } from '@nanostores/react';
import { countAll } from '#domain/me/waiting.ts';
import { texts } from '#i18n/client.ts';
import { island } from '#islands/ui/page/island.tsx';
import { waiting } from '#stores/me/waiting.ts';

/** The line under the greeting; empty until the number is known. */
function WaitingLine() {
  const t = texts('home');
  const waitingValue = useStore(waiting.$value);
  if (waitingValue.state !== 'ready') return null;
  const { counts, overdue } = waitingValue.value;
  const countText = t('waitingCount', { count: countAll(counts) });
  return overdue > 0 ? `${countText} ${t('overdueCount', { count: overdue })}` : countText;
}

export const WaitingCount = island(WaitingLine, { look: 'line' });
