import type { IconNode } from 'lucide';
import type { DescribedList } from './list-screen.ts';

/** What is done with a list besides its primary act. */
export interface ListAct {
  label: string;
  icon: IconNode;
  onSelect: () => void;
  /** A window with room shows it at another place. */
  isForPhone?: true;
}

export interface ListActsProps<Row extends { id: string }> {
  of: DescribedList<Row>;
  more?: readonly ListAct[];
}
