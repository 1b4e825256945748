import { createContext, useContext } from 'react';
import type { BrowserRoute } from '#domain/documents/file-browser.ts';
import type { FileBrowserStore } from '#stores/documents/file-browser.ts';
import type { OperatorNames } from '../names.ts';
import type { Selection } from './useSelection.ts';

interface BrowserScope {
  route: BrowserRoute;
  store: FileBrowserStore;
  operators: OperatorNames;
  selection: Selection;
  /** Something was selected since the page was opened; an archive may be under way since then. */
  hasSelected: boolean;
  onSelect: () => void;
  /** Goes into a folder and leads the focus there. */
  open: (path: string) => void;
}

/** What the parts of one file browser share. */
export const BrowserContext = createContext<BrowserScope | undefined>(undefined);

export function useBrowser(): BrowserScope {
  const scope = useContext(BrowserContext);
  if (!scope) throw new Error('A part of the file browser stands outside of it');
  return scope;
}
