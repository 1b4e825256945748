import { useStore } from '@nanostores/react';
import { texts } from '#i18n/client.ts';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { $shortcuts, switchShortcuts } from '#stores/staff/shortcuts.ts';

const shortcutRows = [
  ['j', 'next'],
  ['k', 'previous'],
  ['↓ ↑', 'arrows'],
  ['Enter', 'enter'],
  ['a', 'assign'],
  ['r', 'reply'],
  ['n', 'note'],
  ['x', 'mark'],
  ['u', 'undo'],
  ['/', 'search'],
  ['Esc', 'back'],
  ['?', 'help'],
] as const;

/** What the keys do, and the switch that turns them off. */
export function ShortcutHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = texts('desk');
  const isOn = useStore($shortcuts) !== 'off';
  return (
    <Dialog open={open} onClose={onClose} title={t('keys.title')}>
      <div className="grid gap-4">
        <label className="flex min-h-10 items-center gap-3">
          <input
            type="checkbox"
            className="size-5 accent-link"
            checked={isOn}
            onChange={({ target }) => switchShortcuts(target.checked)}
          />
          {t('keys.on')}
        </label>
        <p className="text-muted">{t('keys.text')}</p>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2">
          {shortcutRows.map(([key, does]) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="inline-block min-w-8 rounded-tag border border-line bg-surface px-2 py-0.5 text-center text-sm">
                  {key}
                </kbd>
              </dt>
              <dd>{t(`keys.${does}`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  );
}
