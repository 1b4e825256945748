import { useStore } from '@nanostores/react';
import { type ReactNode, useState } from 'react';
import { texts } from '#i18n/client.ts';
import { Async } from '#islands/ui/page/Async.tsx';
import { type NotesStore, notesStore } from '#stores/data/record-notes.ts';
import { $isEmployee } from '#stores/foundation/foundation.ts';
import { CommentButton } from './CommentButton.tsx';
import { commentItems } from './comment-items.ts';
import type { Commented } from './commented.ts';
import { NoteField } from './NoteField.tsx';
import { Story } from './Story.tsx';
import type { StoryItem } from './story-item.ts';

interface Props {
  items: readonly StoryItem[];
  /** The record that takes notes for one's own house. */
  notesOf?: string | undefined;
  /** The same record, where it takes comments too. */
  commented?: Commented | undefined;
  state?: ReactNode;
  older?: { busy: boolean; bring: () => void } | undefined;
}

/** The story of a record with its comments and the notes of one's own house, and what adds one. */
export function NotedStory({ notesOf, items: events, ...props }: Props) {
  const comments = props.commented?.record.comments ?? [];
  const story = { ...props, items: [...events, ...commentItems(comments)] };
  return notesOf === undefined ? <Story {...story} /> : <WithNotes key={notesOf} id={notesOf} {...story} />;
}

function WithNotes({ id, items, commented, ...story }: Omit<Props, 'notesOf'> & { id: string }) {
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
          <div className="grid gap-1">
            <NoteField id={id} store={store} />
            {commented && <CommentButton commented={commented} />}
          </div>
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
