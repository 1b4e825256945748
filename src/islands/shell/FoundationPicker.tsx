import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import Check from 'lucide/dist/esm/icons/check.mjs';
import { useEffect, useState } from 'react';
import type { Foundation } from '#contract/foundation.ts';
import { siteConfig } from '#domain/site/site-config.ts';
import { foundationCaption } from '#domain/text/foundation-caption.ts';
import { texts } from '#i18n/client.ts';
import { $foundations, searchFoundations } from '#stores/foundation/foundation.ts';
import { Button } from '../ui/text/Button.tsx';
import { Icon } from '../ui/text/Icon.tsx';

interface Props {
  selected: Foundation;
  onSelect: (foundation: Foundation) => void;
  onClose: () => void;
}

/** Find-as-you-type over the organisations that the user may act for; the server searches, a late answer is dropped. */
export function FoundationPicker({ selected, onSelect, onClose }: Props) {
  const t = texts('shell');
  const [query, setQuery] = useState('');
  const [matches, setFound] = useState<Foundation[]>($foundations.get());
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same again
  useEffect(() => {
    let current = true;
    const show = (items: Foundation[], isFailure: boolean) => {
      if (!current) return;
      setFound(items);
      setFailed(isFailure);
    };
    const ask = () =>
      searchFoundations(query).then(
        (items) => show(items, false),
        () => show([], true),
      );
    const timer = setTimeout(ask, query ? 200 : 0);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [query, tries]);

  return (
    <Combobox value={selected} by="trid" onChange={(chosen: Foundation | null) => chosen && onSelect(chosen)}>
      <ComboboxInput
        autoFocus
        aria-label={t('searchFoundation')}
        placeholder={t('searchFoundation')}
        className="control"
        displayValue={() => query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
        }}
      />
      <ComboboxOptions static modal={false} className="mt-2 max-h-80 overflow-auto outline-none">
        {matches.map((foundation) => (
          <ComboboxOption
            key={foundation.trid}
            value={foundation}
            className="flex min-h-10 cursor-pointer items-center gap-2 rounded-control px-3 py-2 data-focus:bg-brand-soft data-selected:font-semibold"
          >
            <span className="min-w-0 flex-1 truncate">{foundationCaption(siteConfig.appLabel, foundation)}</span>
            <span className="text-sm text-muted">{foundation.trid}</span>
            {foundation.trid === selected.trid && <Icon of={Check} size={16} className="text-link" />}
          </ComboboxOption>
        ))}
      </ComboboxOptions>
      {failed && (
        <p role="alert" className="grid justify-items-start gap-2 px-3 py-2 text-danger">
          {t('searchFailed')}
          <Button small onClick={() => setTries(tries + 1)}>
            {t('retry')}
          </Button>
        </p>
      )}
      {matches.length === 0 && !failed && (
        <p role="status" className="px-3 py-2 text-muted">
          {t('noFoundation')}
        </p>
      )}
    </Combobox>
  );
}
