import Languages from 'lucide/dist/esm/icons/languages.mjs';
import { texts } from '#i18n/client.ts';
import { Icon } from './Icon.tsx';

/** Says that some of an entry has no translation yet and stands in German. */
export function GermanNote() {
  return (
    <p className="flex items-center gap-1.5 text-muted text-sm">
      <Icon of={Languages} size={16} />
      {texts('ui')('untranslated')}
    </p>
  );
}
