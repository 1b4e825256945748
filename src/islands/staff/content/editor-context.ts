import { createContext, useContext } from 'react';
import type { ContentDetail, ContentFault } from '#contract/content/edited-content.ts';
import type { Locale } from '#domain/access/routes.ts';

interface EditorContext {
  readonly language: Locale;
  readonly faults: readonly ContentFault[];
  readonly lessons: ContentDetail['lessons'];
}

export const editorContext = createContext<EditorContext>({ language: 'de', faults: [], lessons: [] });

export const useEditor = (): EditorContext => useContext(editorContext);

export const fieldId = (language: Locale, path: string): string => `content-${language}-${path.replaceAll('.', '-')}`;
