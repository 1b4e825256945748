import Plus from 'lucide/dist/esm/icons/plus.mjs';
import Star from 'lucide/dist/esm/icons/star.mjs';
import { useState } from 'react';
import { FavouriteButton } from '#islands/ui/document/FavouriteButton.tsx';
import { Button, LinkButton } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { IconButton } from '#islands/ui/text/IconButton.tsx';
import type { Examples } from '../Parts.tsx';

function Busy() {
  const [presses, setPresses] = useState(0);
  return (
    <Button busy busyLabel={`Sending, pressed ${presses} times`} onClick={() => setPresses(presses + 1)}>
      Send
    </Button>
  );
}

function Favourite() {
  const [on, setOn] = useState(false);
  return <FavouriteButton name="Price list" on={on} onMark={async (next) => setOn(next)} />;
}

export const examples: Examples = {
  looks: () => (
    <div className="flex flex-wrap gap-2">
      <Button look="primary">Primary</Button>
      <Button>Secondary</Button>
      <Button look="quiet">Quiet</Button>
      <Button look="danger">Danger</Button>
      <Button small>Small</Button>
      <Button icon={<Icon of={Plus} />}>With an icon</Button>
      <LinkButton href="#Button">Link</LinkButton>
    </div>
  ),
  disabled: () => <Button disabled>Back</Button>,
  busy: Busy,
  'icon alone': () => <IconButton icon={Star} label="Follow the folder" hint="Follow" />,
  favourite: Favourite,
};
