const extensionLabels: Record<string, string> = { jpeg: 'JPG', xlsx: 'XLS', docx: 'DOC', '': '?' };

/** The small tile that tells a file's type, by its ending. */
export function FileTile({ extension }: { extension: string }) {
  const ending = extension.toLowerCase();
  return (
    <span className="tile" aria-hidden="true">
      {extensionLabels[ending] ?? ending.slice(0, 4).toUpperCase()}
    </span>
  );
}
