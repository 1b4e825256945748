import { texts } from '#i18n/client.ts';
import type { FillHint } from './use-sheet-pointer.ts';

/** At the pointer while the handle is dragged: what goes into how many rows. */
export const FillHintNote = ({ hint: { x, y, count, source }, text }: { hint: FillHint; text: string }) => (
  <div
    aria-hidden="true"
    style={{ left: x + 14, top: y + 14 }}
    className="pointer-events-none fixed z-50 rounded-tag bg-brand px-2 py-1 text-on-brand text-xs"
  >
    {texts('sheet')('fillHint', { text, count: count + source.bottom - source.top + 1 })}
  </div>
);
