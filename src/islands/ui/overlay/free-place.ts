import { footBars } from '../form/kit/foot-bar.ts';

/** What messages may not lie over. */
const reachable = 'a[href], button, input, select, textarea, summary, [role="tab"]';
/** Pixels by which a message is tried higher, and how far it goes at most. */
const step = 4;
const maxRaise = 320;
const gap = 16;

interface Place {
  readonly raise: number;
  readonly margin: string;
}

type Side = Pick<Place, 'margin'> & { readonly leftOf: (room: number) => number };
const sides: readonly Side[] = [
  { margin: 'auto 0', leftOf: (room) => room - gap },
  { margin: 'auto', leftOf: (room) => room / 2 },
  { margin: '0 auto', leftOf: () => gap },
];

/** The boxes of bars and of all that can be pressed in sight, besides the messages themselves. */
const boxesBeside = (messages: HTMLElement): DOMRect[] =>
  [...document.querySelectorAll<HTMLElement>(reachable), ...footBars()]
    .filter((one) => !messages.contains(one) && one.checkVisibility())
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, bottom, top }) => width > 1 && bottom > 0 && top < innerHeight);

/** Where messages at the foot of the window cover least: as they stand, higher, in the middle or at the other side. */
function freePlace(messages: HTMLElement, footBar: number): Place {
  const { width, height } = messages.getBoundingClientRect();
  const boxes = boxesBeside(messages);
  const room = document.documentElement.clientWidth - width;
  const covers = (left: number, top: number) =>
    boxes.filter((box) => box.left < left + width && box.right > left && box.top < top + height && box.bottom > top)
      .length;
  let best: Place & { count: number } = {
    raise: 0,
    margin: sides[0]?.margin ?? 'auto',
    count: Number.POSITIVE_INFINITY,
  };
  for (const { margin, leftOf } of sides)
    for (let raise = 0; raise <= maxRaise; raise += step) {
      const count = covers(leftOf(room), innerHeight - gap - footBar - raise - height);
      if (count < best.count) best = { raise, margin, count };
      if (count === 0) return best;
    }
  return best;
}

/** Moves messages to where they lie over nothing that can be pressed. */
export function moveToFreePlace(messages: HTMLElement): void {
  const { style } = messages;
  const { raise, margin } = freePlace(messages, Number.parseFloat(style.getPropertyValue('--foot-bar')) || 0);
  style.setProperty('--raise', `${raise}px`);
  style.marginInline = margin;
}
