export function Spinner({ className = '' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`inline-block size-4 animate-turn rounded-full border-2 border-current border-e-transparent ${className}`}
    />
  );
}
