/** A key as it is labelled. */
export function Key({ children }: { children: string }) {
  return (
    <kbd className="inline-block min-w-5 rounded-tag border border-line bg-surface px-1.5 text-center font-sans text-ink text-xs">
      {children}
    </kbd>
  );
}
