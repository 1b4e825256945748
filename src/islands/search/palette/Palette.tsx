import { useStore } from '@nanostores/react';
import Search from 'lucide/dist/esm/icons/search.mjs';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { texts } from '#i18n/client.ts';
import { useDownload } from '#islands/ui/document/useDownload.ts';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { Spinner } from '#islands/ui/page/Spinner.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { downloadFile } from '#stores/files/downloads.ts';
import { chooseFoundation } from '#stores/foundation/choose-foundation.ts';
import { $connectivity } from '#stores/page/connectivity.ts';
import { $everything, askEverythingAgain, clearEverything, typeEverything } from '#stores/search/everything.ts';
import { openAddress } from '#stores/session/navigation.ts';
import { logout } from '#stores/session/session.ts';
import type { PaletteItem } from '../hit-item.ts';
import type { EntryProps } from '../QuickEntry.tsx';
import { PaletteOption } from './PaletteOption.tsx';
import { helpGroup } from './palette-items.ts';
import { usePalette } from './usePalette.ts';

interface Props extends Pick<EntryProps, 'operators'> {
  open: boolean;
  /** What stood in the header's box. */
  begin: string;
  onClose: () => void;
}

const deeds = { switchFoundation: () => chooseFoundation(), logout: () => logout() } as const;

/** Stands below the field: an error of the search, or a notice that there are no hits. */
function Sentence({ empty }: { empty: boolean }) {
  const t = texts('palette');
  const { text, busy, result } = useStore($everything);
  const connectivity = useStore($connectivity);
  const failed = result && 'error' in result;
  if (failed || connectivity !== 'on')
    return (
      <div
        role="alert"
        className="mx-3 my-2 flex flex-wrap items-center gap-3 rounded-control bg-warn-soft px-3 py-2 text-sm"
      >
        <span className="min-w-0 flex-1 basis-60">{connectivity === 'on' ? t('failed') : t('offline')}</span>
        {failed && (
          <Button small busy={busy} onClick={askEverythingAgain}>
            {t('retry')}
          </Button>
        )}
      </div>
    );
  if (text.length === 1) return <p className="px-3 py-2 text-muted text-sm">{t('short')}</p>;
  if (result && 'answer' in result && result.answer.similar && result.text === text)
    return <p className="px-3 py-2 text-muted text-sm">{t('similar', { text })}</p>;
  if (!empty) return null;
  if (busy)
    return (
      <p className="flex items-center gap-2.5 px-3 py-2 text-muted">
        <Spinner />
        {t('busy')}
      </p>
    );
  return (
    <div className="px-3 py-6 text-center">
      <p className="font-semibold">{t('none', { text })}</p>
      <p className="mt-1 text-muted text-sm">{t('noneText')}</p>
    </div>
  );
}

/**
 * Everything from one field: what was opened last, actions, pages and hits of all kinds. A combobox by its ARIA pattern: the focus
 * stays in the field, the arrows walk the options, Enter opens one, with Ctrl in a new tab, Escape gives the focus back.
 */
export function Palette({ open, begin, operators, onClose }: Props) {
  const t = texts('palette');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(begin);
  const [pointed, setPointed] = useState<string>();
  const { groups, busy } = usePalette();
  const { run } = useDownload();
  const items = groups.flatMap((group) => group.items);
  // What was chosen stays chosen while more comes.
  const at = Math.max(
    0,
    items.findIndex((item) => item.id === pointed),
  );
  const active = items[at];
  const optionId = (item: PaletteItem) => `${id}-${item.id}`;
  const activeId = active && optionId(active);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it restarts each time it is opened
  useEffect(() => {
    if (!open) return;
    setTyped(begin);
    setPointed(undefined);
    typeEverything(begin);
    input.current?.select();
    return clearEverything;
  }, [open]);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const choose = ({ file, does }: PaletteItem) => {
    if (file) void run(() => downloadFile(file.path));
    onClose();
    // Once the dialog has given the focus back.
    if (does) requestAnimationFrame(deeds[does]);
  };
  const openItem = (item: PaletteItem, inNewTab: boolean) => {
    if (item.href === undefined) choose(item);
    else if (inNewTab || item.outside) window.open(item.href, '_blank', 'noopener');
    else {
      onClose();
      openAddress(item.href);
    }
  };
  const onKey = (event: KeyboardEvent) => {
    const last = items.length - 1;
    const next = { ArrowDown: at < last ? at + 1 : 0, ArrowUp: at > 0 ? at - 1 : last }[event.key];
    if (next !== undefined) setPointed(items[next]?.id);
    else if (event.key === 'Enter' && active) openItem(active, event.ctrlKey || event.metaKey);
    else return;
    event.preventDefault();
  };

  return (
    <Dialog open={open} onClose={onClose} title={t('title')} wide>
      <div className="grid h-[min(36rem,calc(100dvh-10rem))] grid-rows-[auto_minmax(0,1fr)_auto] gap-2">
        <div className="relative p-1">
          <Icon
            of={Search}
            size={16}
            className="pointer-events-none absolute start-3.5 top-1/2 -translate-y-1/2 text-muted"
          />
          <input
            ref={input}
            type="text"
            role="combobox"
            aria-label={t('label')}
            placeholder={t('label')}
            aria-autocomplete="list"
            aria-expanded={items.length > 0}
            aria-controls={id}
            aria-activedescendant={activeId}
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setPointed(undefined);
              typeEverything(event.target.value);
            }}
            onKeyDown={onKey}
            className="control min-h-11 ps-10 pe-10"
          />
          {busy && (
            <span className="absolute end-3.5 top-1/2 grid -translate-y-1/2 animate-late">
              <Spinner />
            </span>
          )}
        </div>
        <div className="-mx-2 overflow-y-auto">
          <Sentence empty={groups.every((group) => group.id === helpGroup)} />
          <div id={id} role="listbox" aria-label={t('results')} aria-busy={busy}>
            {groups.map((group) => (
              // biome-ignore lint/a11y/useSemanticElements: groups of options have no element
              <div key={group.id} role="group" aria-labelledby={`${id}--${group.id}`} className="pb-2">
                <div
                  id={`${id}--${group.id}`}
                  role="presentation"
                  className="px-3 pt-2 pb-1 font-semibold text-muted text-sm"
                >
                  {group.title}
                </div>
                {group.items.map((item) => (
                  <PaletteOption
                    key={item.id}
                    id={optionId(item)}
                    item={item}
                    active={item === active}
                    operators={operators}
                    onPoint={() => setPointed(item.id)}
                    onChoose={choose}
                  />
                ))}
              </div>
            ))}
          </div>
        </div>
        <p className="border-line border-t pt-2 text-muted text-sm pointer-coarse:hidden max-sm:hidden">
          {t('keys', { ctrl: t('ctrl') })}
        </p>
        <p role="status" className="sr-only">
          {!busy && items.length > 0 && t('count', { count: items.length })}
        </p>
      </div>
    </Dialog>
  );
}
