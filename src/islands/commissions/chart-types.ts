import type { ChartFill } from './chart-fills.tsx';

export interface ChartSeries {
  id: string;
  label: string;
  fill: ChartFill;
}
export interface ChartGroup {
  id: string;
  /** Under the bar, where room is short. */
  mark: string;
  name: string;
  /** Cents by the id of the series. */
  values: Readonly<Record<string, number>>;
}
