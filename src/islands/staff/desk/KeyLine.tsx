import { texts } from '#i18n/client.ts';
import { Key } from './Key.tsx';

const shown = [
  ['J', undefined],
  ['K', 'walk'],
  ['A', 'reply'],
  ['N', 'note'],
  ['T', 'saved'],
  ['Z', 'assign'],
  ['S', 'status'],
  ['X', 'mark'],
] as const;

/** The keys that one needs most, at the foot of the desk; `?` opens all of them. */
export function KeyLine({ onHelp }: { onHelp: () => void }) {
  const t = texts('desk');
  return (
    <div className="flex h-7.5 shrink-0 items-center gap-4 overflow-clip border-line border-t bg-card px-4 text-muted text-xs max-lg:hidden print:hidden">
      <span aria-hidden="true" className="flex min-w-0 gap-4 overflow-clip whitespace-nowrap">
        {shown.map(([key, does]) => (
          <span key={key} className={`flex items-center gap-1.5 ${does ? '' : '-me-2.5'}`}>
            <Key>{key}</Key>
            {does && t(`keyLine.${does}`)}
          </span>
        ))}
      </span>
      <button
        type="button"
        onClick={onHelp}
        className="flex min-h-6 shrink-0 items-center gap-1.5 whitespace-nowrap hover:text-ink hover:underline"
      >
        <span aria-hidden="true">
          <Key>?</Key>
        </span>
        {t('keyLine.all')}
      </button>
    </div>
  );
}
