import { useStore } from '@nanostores/react';
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { useState } from 'react';
import { texts } from '#i18n/client.ts';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { useLongFormScope } from './long-form.ts';
import { SectionCount, SectionList, SectionMark } from './SectionList.tsx';

/** Where there is no room for the list of sections: which one this is, and the list one press away. */
export function SectionChoice({ className = '' }: { className?: string }) {
  const t = texts('record');
  const { $progress, section, title } = useLongFormScope();
  const [open, setOpen] = useState(false);
  const sections = useStore($progress);
  const index = sections.findIndex(({ name }) => name === section);
  const { progress = 'unjudged' } = sections[index] ?? {};
  const at = { n: index + 1, total: sections.length };
  return (
    <div className={className}>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="flex min-h-13 w-full items-center gap-2.5 rounded-control border border-control bg-card px-3.5 text-start hover:bg-brand-soft"
      >
        <SectionMark progress={progress} />
        <span className="min-w-0 flex-1 font-semibold text-lg">{title(section)}</span>
        <span className="text-muted text-sm">
          <span aria-hidden="true">{t('long.position', at)}</span>
          <span className="sr-only">{t('long.sectionOf', at)}</span>
        </span>
        <Icon of={ChevronDown} size={16} className="text-muted" />
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={<SectionCount withBar={false} />} size="side">
        <SectionList onShown={() => setOpen(false)} />
      </Dialog>
    </div>
  );
}
