import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import { useState } from 'react';
import { texts } from '#i18n/client.ts';
import { Button } from '../text/Button.tsx';
import { Icon } from '../text/Icon.tsx';
import type { TableImport } from './use-table-import.ts';

/** So many words of a column are shown at first; those without a code always. */
const maxShown = 8;

/** Words of the source for columns of choices, each assigned once for all rows. */
export function ImportWords({ state: { foreign, table, assignWord } }: { state: TableImport }) {
  const t = texts('table-import');
  const [all, setAll] = useState(false);
  return foreign.map(({ column, source, words }) => {
    const shown = words.filter(({ code }, at) => all || code === undefined || at < maxShown);
    const head = table?.heads[source] || column.caption;
    return (
      <fieldset key={column.key} className="flex flex-wrap items-center gap-2">
        <legend className="float-start me-1 py-1 font-semibold text-sm">{head}:</legend>
        {shown.map(({ text, plain, count, code }) => (
          <label
            key={plain}
            title={t('wordCount', { count })}
            className={`relative flex max-w-full items-center gap-1.5 rounded-control border px-2.5 py-1 text-sm has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 ${code === undefined ? 'border-warn bg-warn-soft font-semibold text-warn' : 'border-line bg-card'}`}
          >
            <span className="truncate">{text}</span>
            <Icon of={ArrowRight} size={16} className="shrink-0" />
            <select
              aria-label={t('wordMeans', { text })}
              value={code ?? ''}
              onChange={(event) => assignWord(column.key, plain, event.target.value)}
              className="max-w-44 truncate bg-transparent outline-none"
            >
              <option value="">{t('wordOpen')}</option>
              {column.choices?.map((choice) => (
                <option key={choice.code} value={choice.code}>
                  {choice.words[0] ?? choice.code}
                </option>
              ))}
            </select>
          </label>
        ))}
        {shown.length < words.length && (
          <Button look="quiet" small onClick={() => setAll(true)}>
            {t('wordsMore', { count: words.length - shown.length })}
          </Button>
        )}
      </fieldset>
    );
  });
}
