import ArrowUp from 'lucide/dist/esm/icons/arrow-up.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { texts } from '#i18n/client.ts';
import { PlainSelect } from '#islands/ui/form/PlainSelect.tsx';
import { IconButton } from '#islands/ui/text/IconButton.tsx';
import { useEditor } from './editor-context.ts';

/** Lessons of a chapter in their order. */
export function LessonChoice({ value, onChange }: { value: readonly string[]; onChange: (value: string[]) => void }) {
  const t = texts('content');
  const { lessons } = useEditor();
  const titleOf = (id: string) => lessons.find((lesson) => lesson.id === id)?.title ?? id;
  const others = lessons.filter(({ id }) => !value.includes(id));
  const up = (at: number) => value.toSpliced(at - 1, 2, value[at] ?? '', value[at - 1] ?? '');
  return (
    <div className="grid gap-2">
      <ol className="grid gap-1">
        {value.map((id, at) => (
          <li key={id} className="flex items-center gap-2 rounded-control border border-line px-3 py-1">
            <span className="min-w-0 flex-1">{titleOf(id)}</span>
            {at > 0 && (
              <IconButton
                icon={ArrowUp}
                label={t('upOf', { name: titleOf(id) })}
                hint={t('upOf', { name: titleOf(id) })}
                onClick={() => onChange(up(at))}
              />
            )}
            <IconButton
              icon={X}
              label={t('removeOf', { name: titleOf(id) })}
              hint={t('removeOf', { name: titleOf(id) })}
              onClick={() => onChange(value.filter((one) => one !== id))}
            />
          </li>
        ))}
      </ol>
      {others.length > 0 ? (
        <PlainSelect
          aria-label={t('addLesson')}
          value=""
          placeholder={t('addLesson')}
          options={others.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={({ target }) => target.value && onChange([...value, target.value])}
        />
      ) : (
        <p className="text-muted text-sm">{t('noLesson')}</p>
      )}
    </div>
  );
}
