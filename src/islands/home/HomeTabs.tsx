import { type ReactNode, useState } from 'react';
import { texts } from '#i18n/client.ts';
import { Disclosure } from '../ui/page/Disclosure.tsx';
import { Tabs } from '../ui/page/Tabs.tsx';
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
        tabs={boxes.map(({ key, title }) => ({
          name: key,
          caption: t(`tab.${key as 'links'}`, { defaultValue: t(title) }),
        }))}
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
        <Disclosure
          look="card"
          key={box.key}
          className="border-line border-b last:border-b-0"
          onToggle={({ currentTarget }) =>
            currentTarget.open && setOpen((before) => [...new Set([...before, box.key])])
          }
          headClassName="min-h-12 px-5 font-semibold"
          head={t(box.title)}
        >
          {open.includes(box.key) && (
            <div className="border-line border-t">
              <BoxFrameContext value="bare">{draw(box)}</BoxFrameContext>
            </div>
          )}
        </Disclosure>
      ))}
    </div>
  );
}
