import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { type ReactNode, useState } from 'react';
import { texts } from '#i18n/client.ts';
import { Tabs } from '../ui/page/Tabs.tsx';
import { Icon } from '../ui/text/Icon.tsx';
import type { Box } from './box.ts';
import { BoxFrameContext } from './boxes/BoxCard.tsx';

interface Props {
  boxes: readonly Box[];
  draw: (box: Box) => ReactNode;
}

/** Boxes that are looked at now and then, in one row. */
export function HomeTabs({ boxes, draw }: Props) {
  const t = texts('home');
  const [chosen, setChosen] = useState('');
  const box = boxes.find(({ key }) => key === chosen) ?? boxes[0];
  if (!box) return null;
  return (
    <section aria-label={t('tabs')} className="card relative mt-5 overflow-clip">
      <Tabs
        inCard
        label={t('tabs')}
        tabs={boxes.map(({ key, title }) => ({ name: key, caption: t(title) }))}
        chosen={box.key}
        onChoose={setChosen}
      >
        <BoxFrameContext value="bare">{draw(box)}</BoxFrameContext>
      </Tabs>
    </section>
  );
}

/** The same on phones: one below the other, closed. */
export function HomeFolds({ boxes, draw }: Props) {
  const t = texts('home');
  const [open, setOpen] = useState<readonly string[]>([]);
  return (
    <div className="card mt-5 overflow-clip">
      {boxes.map((box) => (
        <details
          key={box.key}
          className="group border-line border-b last:border-b-0"
          onToggle={({ currentTarget }) =>
            currentTarget.open && setOpen((before) => [...new Set([...before, box.key])])
          }
        >
          <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 px-5 font-semibold marker:content-none">
            {t(box.title)}
            <Icon of={ChevronDown} className="text-muted group-open:rotate-180" />
          </summary>
          {open.includes(box.key) && (
            <div className="border-line border-t">
              <BoxFrameContext value="bare">{draw(box)}</BoxFrameContext>
            </div>
          )}
        </details>
      ))}
    </div>
  );
}
