import { useStore } from '@nanostores/react';
import { type Density, rowHeights } from '#islands/ui/table/table-types.ts';
import { $density } from '#stores/data/list-columns.ts';

export const densities = Object.keys(rowHeights) as Density[];

/** How high the user wants rows. */
export function useDensity(): Density {
  const choice = useStore($density);
  return densities.find((density) => density === choice) ?? 'medium';
}
