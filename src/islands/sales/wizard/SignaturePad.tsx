import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { texts } from '#i18n/client.ts';
import { Field } from '#islands/ui/form/Field.tsx';
import { useFieldValue, useFormField, useOtherValue } from '#islands/ui/form/useFormField.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { clear, drawName, drawPicture, drawStretch, type Point, pad, pictureOf, surfaceOf } from './ink.ts';

interface Props {
  name: string;
  label: string;
  hint?: string;
}

/** A signature by mouse, finger or pen; who has none of them types the name. The field's value is a PNG as base64. */
export function SignaturePad({ name, label, hint }: Props) {
  const t = texts('order-wizard');
  const field = useFormField(name, { label, required: true });
  const [value = '', setValue] = useFieldValue<string | undefined>(name);
  const signer = useOtherValue<string | undefined>('signer') ?? '';
  const canvas = useRef<HTMLCanvasElement>(null);
  const stroke = useRef<[Point, Point] | undefined>(undefined);
  const [statusMessage, setSaid] = useState('');

  const surface = () => (canvas.current ? surfaceOf(canvas.current) : undefined);
  // Drawn once from the saved signature; from then on the canvas is ahead of the value.
  const [initialSignature] = useState(value);
  useEffect(() => {
    const on = canvas.current && surfaceOf(canvas.current);
    if (!on) return;
    clear(on);
    if (initialSignature) void drawPicture(on, initialSignature);
  }, [initialSignature]);

  const pointOf = ({ nativeEvent: { offsetX, offsetY } }: PointerEvent<HTMLCanvasElement>): Point => {
    const { clientWidth = 1, clientHeight = 1 } = canvas.current ?? {};
    return { x: (offsetX * pad.width) / clientWidth, y: (offsetY * pad.height) / clientHeight };
  };
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.button !== 0 || !event.isPrimary) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const point = pointOf(event);
    stroke.current = [point, point];
    const on = surface();
    if (on) drawStretch(on, [point, point, { x: point.x + 0.1, y: point.y }]);
  };
  const move = (event: PointerEvent<HTMLCanvasElement>) => {
    const [before, last] = stroke.current ?? [];
    const on = surface();
    if (!before || !last || !on) return;
    const point = pointOf(event);
    drawStretch(on, [before, last, point]);
    stroke.current = [last, point];
  };
  const keep = () => {
    if (!canvas.current) return;
    setValue(pictureOf(canvas.current));
    setSaid(t('pad.signed'));
  };
  const end = () => {
    if (!stroke.current) return;
    stroke.current = undefined;
    keep();
  };
  const type = () => {
    const on = surface();
    if (!on || signer.trim() === '') return;
    drawName(on, signer.trim());
    keep();
  };
  const empty = () => {
    const on = surface();
    if (on) clear(on);
    setValue('');
    setSaid(t('pad.cleared'));
  };

  return (
    <Field field={field} label={label} hint={hint ?? t('pad.hint')} as="group">
      <div className="relative max-w-150">
        <canvas
          ref={canvas}
          width={pad.width}
          height={pad.height}
          role="img"
          aria-label={`${label}: ${value ? t('pad.isSigned') : t('pad.isEmpty')}`}
          onPointerDown={begin}
          onPointerMove={move}
          onPointerUp={end}
          onPointerCancel={end}
          className="block w-full cursor-crosshair touch-none rounded-card border-2 border-control bg-paper text-pen"
        />
        <span aria-hidden="true" className="pointer-events-none absolute inset-x-6 bottom-10 border-control border-b" />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button id={field.id} small disabled={signer.trim() === ''} onClick={type}>
          {t('pad.type')}
        </Button>
        <Button small look="quiet" disabled={value === ''} onClick={empty}>
          {t('pad.clear')}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {statusMessage}
      </p>
    </Field>
  );
}
