import { encode } from 'uqr';

/** What a camera reads; `label` says in words what it holds. */
export function QrPicture({
  value,
  label,
  className = 'size-44',
}: {
  value: string;
  label: string;
  className?: string;
}) {
  const { data, size } = encode(value, { border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    // Cameras need dark on light in every colour scheme.
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={`rounded-card border border-line ${className}`}
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
