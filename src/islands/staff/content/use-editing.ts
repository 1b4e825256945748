import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import type { ContentDetail, ContentPreview, ContentTexts } from '#contract/content/edited-content.ts';
import type { Locale } from '#domain/access/routes.ts';
import { failureText } from '#islands/ui/page/failure-text.ts';
import { previewEntry, readEntry, type Seen, saveDraft } from '#stores/staff/content.ts';

const empty = { fields: {}, text: '' };
export const startTexts = ({ draft, current }: ContentDetail): ContentTexts => {
  const { de = empty, en } = draft ?? current ?? {};
  return { de, ...(en && { en }) };
};

const pauseMs = 900;

/** What is typed: shown in the preview and kept as a draft whenever typing pauses. */
export function useEditing(detail: ContentDetail) {
  const [texts, setTexts] = useState(() => startTexts(detail));
  const [preview, setPreview] = useState<ContentPreview>();
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** What another editor saved meanwhile. */
  const [other, setOther] = useState<ContentDetail>();
  const seen = useRef<Seen>(detail);
  const isDirty = useRef(false);
  const latest = useRef(texts);
  latest.current = texts;
  const { collection, id } = detail;

  async function save(): Promise<boolean> {
    if (!isDirty.current) return true;
    setSaving(true);
    setFailure(undefined);
    const typed = latest.current;
    try {
      const saved = await saveDraft({ collection, id }, seen.current, typed);
      seen.current = saved;
      isDirty.current = latest.current !== typed;
      return true;
    } catch (cause) {
      const error = ApiError.from(cause);
      if (error.status === 409) setOther(await readEntry({ collection, id }).catch(() => undefined));
      else setFailure(failureText(error));
      return false;
    } finally {
      setSaving(false);
    }
  }
  const saveNow = useRef(save);
  saveNow.current = save;

  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(
      async () => {
        const shown = await previewEntry({ collection, id }, texts).catch(() => undefined);
        if (!isOver && shown) setPreview(shown);
        if (!isOver && isDirty.current && !other) await saveNow.current();
      },
      isDirty.current ? pauseMs : 0,
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [texts, collection, id, other]);

  const type = (next: ContentTexts) => {
    isDirty.current = true;
    setTexts(next);
  };
  return {
    ...{ texts, preview, saving, failure, other, save },
    seen: () => seen.current,
    change: (language: Locale, part: Partial<ContentTexts['de']>) =>
      type({ ...latest.current, [language]: { ...(latest.current[language] ?? empty), ...part } }),
    /** Goes on with one of both texts after another editor came first. */
    settle: (which: 'mine' | 'theirs') => {
      if (!other) return;
      seen.current = other;
      setOther(undefined);
      if (which === 'mine') return type({ ...latest.current });
      isDirty.current = false;
      setTexts(startTexts(other));
    },
    /** Begins again with what the server has. */
    restart: (next: ContentDetail) => {
      seen.current = next;
      isDirty.current = false;
      setTexts(startTexts(next));
    },
  };
}
