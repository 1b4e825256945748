import ListTodo from 'lucide/dist/esm/icons/list-todo.mjs';
import { useState } from 'react';
import { texts } from '#i18n/client.ts';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { SectionList } from './SectionList.tsx';

/** Where there is no room for the list of sections: which one this is, and the list one press away. */
export function SectionChoice({ n, total }: { n: number; total: number }) {
  const t = texts('record');
  const [open, setOpen] = useState(false);
  return (
    <div className="mb-2 lg:hidden">
      <button type="button" className="btn btn-secondary btn-small" onClick={() => setOpen(true)}>
        <Icon of={ListTodo} size={16} />
        {t('long.sectionOf', { n, total })}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('long.sections')}>
        <SectionList onShown={() => setOpen(false)} />
      </Dialog>
    </div>
  );
}
