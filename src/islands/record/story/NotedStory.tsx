import { useStore } from '@nanostores/react';
import { type ReactNode, useState } from 'react';
import { texts } from '#i18n/client.ts';
import { Async } from '#islands/ui/page/Async.tsx';
import { type NotesStore, notesStore } from '#stores/data/record-notes.ts';
import { $isEmployee } from '#stores/foundation/foundation.ts';
import { NoteField } from './NoteField.tsx';
import { Story } from './Story.tsx';
import type { StoryItem } from './story-item.ts';

interface Props {
  items: readonly StoryItem[];
  /** The record that takes notes for one's own house. */
  notesOf?: string | undefined;
  state?: ReactNode;
  older?: { busy: boolean; bring: () => void } | undefined;
}

/** The story of a record with the notes of one's own house, and the field that adds one. */
export function NotedStory({ notesOf, ...story }: Props) {
  return notesOf === undefined ? <Story {...story} /> : <WithNotes key={notesOf} id={notesOf} {...story} />;
}

function WithNotes({ id, items, ...story }: Omit<Props, 'notesOf'> & { id: string }) {
  const [store] = useState<NotesStore>(() => notesStore(id));
  const isStaff = useStore($isEmployee);
  const notes = useStore(store.$value);
  // Who looks at the portal of another sees it without their notes.
  if (notes.state === 'failed' && notes.error.status === 403) return <Story items={items} {...story} />;
  const noted =
    notes.state === 'ready'
      ? notes.value.items.map(
          ({ id: key, time, author, text }): StoryItem => ({
            id: key,
            at: time,
            by: author,
            isStaff,
            kind: 'note',
            body: text,
          }),
        )
      : [];
  return (
    <Story
      {...story}
      items={[...items, ...noted]}
      field={
        <>
          <NoteField id={id} store={store} />
          {notes.state === 'failed' && (
            <Async value={notes} failedTitle={texts('record')('story.notesFailed')} onRetry={store.reload}>
              {() => null}
            </Async>
          )}
        </>
      }
    />
  );
}
