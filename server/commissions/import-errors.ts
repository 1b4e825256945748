import type { ImportState } from '#contract/commissions/import.ts';
import { ApiError } from '../core/errors.ts';

const decided: Record<ImportState, string> = {
  trial: 'Diese Datei zählt noch nicht.',
  taken: 'Diese Datei wurde schon übernommen.',
  discarded: 'Diese Datei wurde schon verworfen.',
  withdrawn: 'Diese Datei wurde schon zurückgenommen.',
};
export const alreadyDecided = (state: ImportState) => new ApiError(409, decided[state]);
export const hasErrors = () =>
  new ApiError(409, 'Die Datei hat Fehler und wurde nicht übernommen. Bitte prüfen Sie die Liste der Fehler.');
export const complainedAbout = (lines: number) =>
  new ApiError(
    409,
    lines === 1
      ? 'Eine Zeile dieser Datei ist reklamiert. Sie kann deshalb nicht zurückgenommen werden.'
      : `${lines} Zeilen dieser Datei sind reklamiert. Sie kann deshalb nicht zurückgenommen werden.`,
  );
