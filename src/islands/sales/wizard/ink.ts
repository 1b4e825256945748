/** Size of a signature in pixels: enough for print, little to send. */
export const pad = { width: 720, height: 216 } as const;

/** Paper and ink are the canvas's own colours, the same in every theme. */
const coloursOf = ({ canvas }: CanvasRenderingContext2D) => {
  const { backgroundColor: paper, color: ink } = getComputedStyle(canvas);
  return { paper, ink };
};

/** The drawing surface, opaque as the paper that it ends on; emptied where it is new. */
export function surfaceOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D | undefined {
  const surface = canvas.getContext('2d', { alpha: false }) ?? undefined;
  if (!surface) return undefined;
  surface.lineWidth = 3;
  surface.lineCap = 'round';
  surface.lineJoin = 'round';
  surface.strokeStyle = coloursOf(surface).ink;
  return surface;
}

export function clear(surface: CanvasRenderingContext2D): void {
  surface.fillStyle = coloursOf(surface).paper;
  surface.fillRect(0, 0, pad.width, pad.height);
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A stretch of a stroke, rounded through the middle between two points; a stroke that did not move is a dot. */
export function drawStretch(
  surface: CanvasRenderingContext2D,
  [before, last, next]: readonly [Point, Point, Point],
): void {
  const middle = (a: Point, b: Point) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const [from, to] = [middle(before, last), middle(last, next)];
  surface.beginPath();
  surface.moveTo(from.x, from.y);
  surface.quadraticCurveTo(last.x, last.y, to.x, to.y);
  surface.stroke();
}

/** A typed name in place of a hand's stroke, as large as it fits. */
export function drawName(surface: CanvasRenderingContext2D, name: string): void {
  clear(surface);
  surface.fillStyle = coloursOf(surface).ink;
  surface.textBaseline = 'middle';
  surface.textAlign = 'center';
  let size = 84;
  do {
    surface.font = `italic ${size}px "Segoe Script", "Brush Script MT", "Snell Roundhand", cursive`;
    size -= 4;
  } while (surface.measureText(name).width > pad.width - 48 && size > 20);
  surface.fillText(name, pad.width / 2, pad.height / 2);
}

const prefix = 'data:image/png;base64,';

/** PNG as base64, as it is sent. */
export const pictureOf = (canvas: HTMLCanvasElement): string => canvas.toDataURL('image/png').slice(prefix.length);

/** Draws a kept signature again; what cannot be read stays empty paper, and is refused when it is sent. */
export async function drawPicture(surface: CanvasRenderingContext2D, base64: string): Promise<void> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' })).catch(() => undefined);
  if (picture) surface.drawImage(picture, 0, 0, pad.width, pad.height);
}
