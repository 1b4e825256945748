import { useState } from 'react';
import { SearchField } from '#islands/ui/form/SearchField.tsx';
import type { Examples } from '../Parts.tsx';

function Search({ start }: { start: string }) {
  const [text, setText] = useState(start);
  return (
    <>
      <SearchField label="Search requests" value={text} onSearch={setText} />
      <p role="status">Searched for: {text}</p>
    </>
  );
}

export const examples: Examples = { empty: () => <Search start="" />, filled: () => <Search start="Adler" /> };
