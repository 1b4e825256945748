import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import Check from 'lucide-react/icons/check';
import { useEffect, useState } from 'react';
import type { Foundation } from '../../contract/foundation.ts';
import { foundationCaption } from '../../domain/foundation-caption.ts';
import { siteConfig } from '../../domain/site-config.ts';
import { texts } from '../../i18n/client.ts';
import { $foundations, searchFoundations } from '../../stores/foundation.ts';
import { Icon } from '../ui/Icon.tsx';

interface Props {
  selected: Foundation;
  onSelect: (foundation: Foundation) => void;
  onClose: () => void;
}

/** Find-as-you-type over the organisations that the user may act for; the server searches, a late answer is dropped. */
export function FoundationPicker({ selected, onSelect, onClose }: Props) {
  const t = texts('shell');
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<Foundation[]>($foundations.get());

  useEffect(() => {
    let current = true;
    const ask = () =>
      searchFoundations(query)
        .then((items) => current && setFound(items))
        .catch(() => current && setFound([]));
    const timer = setTimeout(ask, query ? 200 : 0);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [query]);

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
      <ComboboxOptions static className="mt-2 max-h-80 overflow-auto outline-none">
        {found.map((foundation) => (
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
      {found.length === 0 && (
        <p role="status" className="px-3 py-2 text-muted">
          {t('noFoundation')}
        </p>
      )}
    </Combobox>
  );
}
