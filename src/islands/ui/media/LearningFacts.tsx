import BookOpen from 'lucide/dist/esm/icons/book-open.mjs';
import CirclePlay from 'lucide/dist/esm/icons/circle-play.mjs';
import Clock from 'lucide/dist/esm/icons/clock.mjs';
import type { ReactNode } from 'react';
import type { Tutorial } from '#contract/content/content.ts';
import { texts } from '#i18n/client.ts';
import { Icon } from '../text/Icon.tsx';

interface Props {
  level?: Tutorial['level'];
  minutes: number;
  film: boolean;
  children?: ReactNode;
}

/** Level, length and kind of something to learn from. */
export function LearningFacts({ level, minutes, film, children }: Props) {
  const t = texts('learning');
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-muted text-sm">
      {level && (
        <span className="rounded-full bg-brand-soft px-2.5 py-0.5 font-semibold text-link">{t(`levels.${level}`)}</span>
      )}
      <span className="flex items-center gap-1.5">
        <Icon of={Clock} size={16} />
        {t('minutes', { count: minutes })}
      </span>
      <span className="flex items-center gap-1.5">
        <Icon of={film ? CirclePlay : BookOpen} size={16} />
        {film ? t('film') : t('text')}
      </span>
      {children}
    </p>
  );
}
