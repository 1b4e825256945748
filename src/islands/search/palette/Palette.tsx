import Search from 'lucide/dist/esm/icons/search.mjs';
import { useEffect, useRef, useState } from 'react';
import { maxSearchLength } from '#contract/search/search.ts';
import { texts } from '#i18n/client.ts';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { clearEverything, typeEverything } from '#stores/search/everything.ts';
import { ResultList } from '../results/ResultList.tsx';
import { useResults } from '../results/useResults.ts';

interface Props {
  open: boolean;
  /** What stood in the header's box. */
  begin: string;
  operators: Readonly<Record<string, string>>;
  onClose: () => void;
}

/**
 * The one search from any place of a page. A combobox by its ARIA pattern: the focus stays in the field, the arrows walk the
 * results, Enter opens one, with Ctrl in a new tab, Escape gives the focus back.
 */
export function Palette({ open, begin, operators, onClose }: Props) {
  const t = texts('palette');
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(begin);
  const type = (text: string) => {
    setTyped(text);
    typeEverything(text);
  };
  const results = useResults({ preselects: true, onClose, onType: type });
  const { id, items, activeId, point, handleKey } = results;

  // biome-ignore lint/correctness/useExhaustiveDependencies: it restarts each time it is opened
  useEffect(() => {
    if (!open) return;
    point(undefined);
    type(begin);
    input.current?.select();
    return clearEverything;
  }, [open]);

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
            maxLength={maxSearchLength}
            value={typed}
            onChange={(event) => {
              point(undefined);
              type(event.target.value);
            }}
            onKeyDown={(event) => handleKey(event) && event.preventDefault()}
            className="control min-h-11 ps-10"
          />
        </div>
        <ResultList results={results} operators={operators} />
        <p className="border-line border-t pt-2 text-muted text-sm pointer-coarse:hidden max-sm:hidden">
          {t('keys', { ctrl: t('ctrl') })}
        </p>
      </div>
    </Dialog>
  );
}
