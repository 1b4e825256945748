import type { Field, Fields } from '#domain/form/form-description.ts';
import type { OpenPoint, SectionProgress } from '#domain/form/section-progress.ts';

const isWideGrid = (field: Field): boolean =>
  field.kind === 'table' && field.look !== 'cards' && Object.keys(field.fields).length > 5;

/** Grids of many columns take the whole window. */
export const hasWideGrid = (fields: Fields): boolean => Object.values(fields).some(isWideGrid);

/** What says something by itself is complete, though it demands nothing. */
export const toldSection = (section: SectionProgress, meaning: string): SectionProgress => ({
  ...section,
  ...(meaning && { meaning, ...(section.progress === 'optional' && { progress: 'complete' as const }) }),
});

/** A section with what is wrong with it beside its own faults. */
export function withPoints(section: SectionProgress, points: readonly OpenPoint[]): SectionProgress {
  const own = points.filter(
    (point) => point.section === section.name && !section.open.some((one) => one.path === point.path),
  );
  return own.length === 0 ? section : { ...section, open: [...own, ...section.open], progress: 'fault' };
}
