import ArrowDown from 'lucide/dist/esm/icons/arrow-down.mjs';
import ArrowUp from 'lucide/dist/esm/icons/arrow-up.mjs';
import Eye from 'lucide/dist/esm/icons/eye.mjs';
import EyeOff from 'lucide/dist/esm/icons/eye-off.mjs';
import { useEffect, useRef, useState } from 'react';
import { type Arrangement, arrangedBoxes, hiddenBox, movedBox, usualBoxes } from '#domain/me/arranged-boxes.ts';
import { texts } from '#i18n/client.ts';
import { Card } from '#islands/ui/page/Card.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { useCall } from '#islands/ui/page/useCall.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { changeSettings } from '#stores/me/settings.ts';
import type { Box } from '../box.ts';

type Act = 'up' | 'down' | 'hide' | 'show';
const icons = { up: ArrowUp, down: ArrowDown, hide: EyeOff, show: Eye } as const;

interface Props {
  all: readonly Box[];
  /** Those that the user may see. */
  boxes: readonly Box[];
  arrangement: Arrangement;
  onDone: () => void;
}

/** The boxes as short rows with buttons that move them, put them away and bring them back; kept by "done" in one call. */
export function ArrangeBoxes({ all, boxes, arrangement, onDone }: Props) {
  const t = texts('home');
  const [draft, setDraft] = useState(arrangement);
  const [statusMessage, setSaid] = useState('');
  const { busy, failure, run } = useCall();
  const top = useRef<HTMLHeadingElement>(null);
  // Rows move and change their list with the button that was pressed: the focus stays with it, or its neighbour.
  const pressed = useRef<{ key: string; act: Act } | undefined>(undefined);
  const panel = useRef<HTMLDivElement>(null);
  const layout = arrangedBoxes(boxes, draft);

  useEffect(() => top.current?.focus(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the rows
  useEffect(() => {
    const { key, act } = pressed.current ?? {};
    pressed.current = undefined;
    if (!key) return;
    const buttons = [...(panel.current?.querySelectorAll<HTMLButtonElement>(`[data-box="${key}"]`) ?? [])];
    const usable = buttons.filter((button) => !button.disabled);
    (usable.find((button) => button.dataset.act === act) ?? usable[0])?.focus();
  }, [draft]);

  function press(box: Box, act: Act): void {
    const column = layout[box.place];
    const name = t(box.title);
    const at = column.indexOf(box);
    pressed.current = { key: box.key, act };
    if (act === 'hide' || act === 'show') {
      setDraft(hiddenBox(draft, box.key, act === 'hide'));
      setSaid(t(act === 'hide' ? 'arrange.isHidden' : 'arrange.isShown', { name }));
      return;
    }
    const to = at + (act === 'up' ? -1 : 1);
    const neighbour = column[to];
    if (!neighbour) return;
    setDraft(movedBox(all, draft, box.key, neighbour.key));
    setSaid(t('arrange.moved', { name, place: to + 1, count: column.length }));
  }

  const save = () => void run(() => changeSettings({ boxes: draft }), { done: t('arrange.saved'), onDone });

  const button = (box: Box, act: Act, disabled = false) => (
    <Button
      small
      look="quiet"
      disabled={disabled}
      data-box={box.key}
      data-act={act}
      aria-label={t(`arrange.${act}`, { name: t(box.title) })}
      icon={<Icon of={icons[act]} size={16} />}
      onClick={() => press(box, act)}
    >
      <span className="max-sm:sr-only">{t(`arrange.${act}Short`)}</span>
    </Button>
  );
  const rows = (column: readonly Box[]) => (
    <ul>
      {column.map((box, at) => (
        <li
          key={box.key}
          className="flex flex-wrap items-center gap-x-2 gap-y-1 border-line border-b py-1.5 ps-5 pe-3 last:border-b-0"
        >
          <span className="min-w-40 flex-1 font-semibold">{t(box.title)}</span>
          {button(box, 'up', at === 0)}
          {button(box, 'down', at === column.length - 1)}
          {box.stays ? <span className="text-muted text-sm">{t('arrange.stays')}</span> : button(box, 'hide')}
        </li>
      ))}
    </ul>
  );
  return (
    <div ref={panel} className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 ref={top} tabIndex={-1} className="outline-none">
            {t('arrange.title')}
          </h2>
          <p className="text-muted text-sm">{t('arrange.hint')}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            look="quiet"
            onClick={() => {
              setDraft(usualBoxes);
              setSaid(t('arrange.isUsual'));
            }}
          >
            {t('arrange.usual')}
          </Button>
          <Button onClick={onDone}>{texts('ui')('cancel')}</Button>
          <Button look="primary" busy={busy} onClick={save}>
            {t('arrange.done')}
          </Button>
        </div>
      </div>
      {failure && (
        <Notice live tone="danger" title={t('arrange.failed')}>
          {failure}
        </Notice>
      )}
      <p role="status" className="sr-only">
        {statusMessage}
      </p>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Card flush title={t('arrange.main')}>
          {rows(layout.main)}
        </Card>
        <div className="grid gap-5">
          <Card flush title={t('arrange.side')}>
            {rows(layout.side)}
          </Card>
          {layout.tab.length > 0 && (
            <Card flush title={t('arrange.tabs')}>
              {rows(layout.tab)}
            </Card>
          )}
        </div>
      </div>
      {layout.hidden.length > 0 && (
        <Card flush title={t('arrange.hidden')}>
          <ul>
            {layout.hidden.map((box) => (
              <li
                key={box.key}
                className="flex flex-wrap items-center gap-x-2 border-line border-b py-1.5 ps-5 pe-3 last:border-b-0"
              >
                <span className="min-w-40 flex-1">{t(box.title)}</span>
                {button(box, 'show')}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}
