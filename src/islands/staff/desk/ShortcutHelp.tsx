import { useStore } from '@nanostores/react';
import { texts } from '#i18n/client.ts';
import { CheckboxInput } from '#islands/ui/form/inputs.tsx';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { $shortcuts, switchShortcuts } from '#stores/staff/shortcuts.ts';
import { Key } from './Key.tsx';

const shortcutRows = [
  ['J', 'next'],
  ['K', 'previous'],
  ['↓ ↑', 'arrows'],
  ['Enter', 'enter'],
  ['A', 'reply'],
  ['N', 'note'],
  ['T', 'saved'],
  ['Z', 'assign'],
  ['S', 'status'],
  ['P', 'partner'],
  ['X', 'mark'],
  ['U', 'undo'],
  ['/', 'search'],
  ['F6', 'panes'],
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
          <CheckboxInput checked={isOn} onChange={({ target }) => switchShortcuts(target.checked)} />
          {t('keys.on')}
        </label>
        <p className="text-muted">{t('keys.text')}</p>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2">
          <div className="contents">
            <dt>
              <Key>{t('composer.sendKeys')}</Key>
            </dt>
            <dd>{t('composer.sendNext')}</dd>
          </div>
          {shortcutRows.map(([key, does]) => (
            <div key={key} className="contents">
              <dt>
                <Key>{key}</Key>
              </dt>
              <dd>{t(`keys.${does}`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  );
}
