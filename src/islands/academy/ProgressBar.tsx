import { texts } from '#i18n/client.ts';

/** How many lessons of a course are done. */
export function ProgressBar({ done, total }: { done: number; total: number }) {
  const text = texts('academy')('lessonsDone', { done, total });
  return (
    <div className="grid gap-1.5">
      <progress aria-label={text} value={done} max={total} className="bar-progress" />
      <p aria-hidden="true" className="text-muted text-sm">
        {text}
      </p>
    </div>
  );
}
