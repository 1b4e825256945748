/** How many months the picture shows, the present one with them. */
const pipelineLength = 6;

/** `2026-06` to `2026-11`: the months up to that of a day. */
export function monthsUpTo(day: string, count = pipelineLength): string[] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: count }, (_, index) => {
    const back = year * 12 + (month - 1) - (count - 1 - index);
    return `${Math.floor(back / 12)}-${String((back % 12) + 1).padStart(2, '0')}`;
  });
}
