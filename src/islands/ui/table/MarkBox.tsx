import { CheckboxInput } from '../form/inputs.tsx';

interface Props {
  label: string;
  isMarked: boolean;
  /** Some of what the box stands for, but not all of it. */
  isPartly?: boolean;
  disabled?: boolean;
  /** `isRange`: with Shift, all rows from the one that was pressed before. */
  onMark: (isRange: boolean) => void;
  /** The row that it marks, for the keys of the list. */
  row?: string;
}

/** The box that marks a row, or all of them; easy to hit and above the row's link. */
export function MarkBox({ label, isMarked, isPartly = false, disabled = false, onMark, row }: Props) {
  return (
    <label className="relative z-1 -m-2 grid size-9 cursor-pointer place-items-center">
      <CheckboxInput
        aria-label={label}
        isPartly={isPartly}
        checked={isMarked}
        disabled={disabled}
        data-mark={row}
        onChange={({ nativeEvent }) => onMark('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
      />
    </label>
  );
}
