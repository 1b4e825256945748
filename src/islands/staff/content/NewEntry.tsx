import { useStore } from '@nanostores/react';
import Plus from 'lucide/dist/esm/icons/plus.mjs';
import { useId, useState } from 'react';
import { type EditedCollection, editedCollections } from '#contract/content/edited-content.ts';
import { entrySlug } from '#domain/content/entry-slug.ts';
import { texts } from '#i18n/client.ts';
import { PlainSelect } from '#islands/ui/form/PlainSelect.tsx';
import { ConfirmForm } from '#islands/ui/overlay/ConfirmForm.tsx';
import { island } from '#islands/ui/page/island.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { beginEntry, contentEntries, contentView } from '#stores/staff/content.ts';

const isKind = (kind: string): kind is EditedCollection => (editedCollections as readonly string[]).includes(kind);

/** Begins an entry: its kind, its title, and the address that follows from it. */
export const NewEntry = island(() => {
  const t = texts('content');
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { kind } = useStore(contentView.$query);
  const value = useStore(contentEntries.$value);
  const [chosen, setChosen] = useState<EditedCollection>();
  const [title, setTitle] = useState('');
  const [course, setCourse] = useState('');
  const collection = chosen ?? (isKind(kind) ? kind : 'tutorials');
  const entries = value.state === 'ready' ? value.value : [];
  const courses = entries.filter((entry) => entry.collection === 'academy');
  const slug = entrySlug(title);
  const folder = course || courses[0]?.id.split('/')[0] || '';
  const entryId = collection === 'academy' ? `${slug}/course` : collection === 'lessons' ? `${folder}/${slug}` : slug;
  const isTaken = entries.some((entry) => entry.collection === collection && entry.id === entryId);
  const fault = title && !slug ? t('create.noName') : isTaken ? t('create.taken') : undefined;
  return (
    <>
      <Button icon={<Icon of={Plus} />} onClick={() => setIsOpen(true)}>
        {t('create.label')}
      </Button>
      <ConfirmForm
        hasFields
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('create.title')}
        confirmLabel={t('create.submit')}
        values={{ collection, entryId }}
        isReady={slug !== '' && !isTaken && (collection !== 'lessons' || folder !== '')}
        action={() => beginEntry({ collection, id: entryId }, { de: { fields: { title: title.trim() }, text: '' } })}
        onDone={() => setTitle('')}
      >
        <div className="grid gap-4">
          <p className="text-muted">{t('create.text')}</p>
          <div className="grid gap-1">
            <label htmlFor={`${id}-kind`} className="font-semibold">
              {t('create.kind')}
            </label>
            <PlainSelect
              id={`${id}-kind`}
              value={collection}
              options={editedCollections.map((one) => ({ value: one, label: t(`kind.${one}`) }))}
              onChange={({ target }) => isKind(target.value) && setChosen(target.value)}
            />
          </div>
          {collection === 'lessons' && (
            <div className="grid gap-1">
              <label htmlFor={`${id}-course`} className="font-semibold">
                {t('create.course')}
              </label>
              <PlainSelect
                id={`${id}-course`}
                value={folder}
                options={courses.map((one) => ({ value: one.id.split('/')[0] ?? '', label: one.title }))}
                onChange={({ target }) => setCourse(target.value)}
              />
              <p className="text-muted text-sm">{t('create.newCourse')}</p>
            </div>
          )}
          <div className="grid gap-1">
            <label htmlFor={`${id}-title`} className="font-semibold">
              {t('create.name')}
            </label>
            <input
              id={`${id}-title`}
              className="control"
              maxLength={100}
              value={title}
              aria-invalid={fault !== undefined}
              aria-describedby={`${id}-address`}
              onChange={({ target }) => setTitle(target.value)}
            />
            <p id={`${id}-address`} className={`text-sm ${fault ? 'font-semibold text-danger' : 'text-muted'}`}>
              {fault ?? `${t('create.id')}: ${entryId || '–'} · ${t('create.idHint')}`}
            </p>
          </div>
        </div>
      </ConfirmForm>
    </>
  );
});
