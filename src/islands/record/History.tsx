import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import type { Tone } from '../ui/text/tone.ts';
import type { Commented } from './story/commented.ts';
import { NotedStory } from './story/NotedStory.tsx';
import type { StoryItem } from './story/story-item.ts';

/** The events of a record, with actor and moment (ms). */
interface HappenedEvent {
  at: number;
  by: string;
  staff: boolean;
}

/** An event in words. */
export interface TimelineEntry {
  title: ReactNode;
  body?: ReactNode;
  tone?: Tone;
  /** What a person wrote, of which the title says what they did with it. */
  isMessage?: boolean;
  icon?: IconNode | undefined;
}

interface Props<Event> {
  /** Oldest first. */
  events: readonly Event[];
  tell: (event: Event) => TimelineEntry;
  /** Of the record, where it takes notes for one's own house. */
  notesOf?: string;
  /** The same record, where it takes comments too. */
  commented?: Commented;
}

/** The story of a record that holds its events. */
export function History<Event extends HappenedEvent>({ events, tell, notesOf, commented }: Props<Event>) {
  const items = events.map((event, index): StoryItem => {
    const { isMessage = false, ...words } = tell(event);
    return {
      id: `${event.at}-${String(index).padStart(4, '0')}`,
      at: event.at,
      by: event.by,
      isStaff: event.staff,
      kind: isMessage ? 'message' : 'event',
      ...words,
    };
  });
  return <NotedStory items={items} notesOf={notesOf} commented={commented} />;
}
