import { useState } from 'react';
import { MenuButton } from '#islands/ui/overlay/MenuButton.tsx';
import type { Examples } from '../Parts.tsx';

function Menu() {
  const [chosen, setChosen] = useState('nothing');
  return (
    <>
      <MenuButton
        head={<p className="px-3 py-2">Petra Sommer</p>}
        items={[
          { label: 'My portal', href: '#MenuButton', current: true },
          { label: 'Export', onSelect: () => setChosen('Export') },
          { label: 'Log out', onSelect: () => setChosen('Log out'), separated: true },
        ]}
      >
        Account
      </MenuButton>
      <p role="status">Chosen: {chosen}</p>
    </>
  );
}

export const examples: Examples = { closed: Menu };
