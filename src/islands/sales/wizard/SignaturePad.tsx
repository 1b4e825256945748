import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { texts } from '#i18n/client.ts';
import { useFieldValue, useFormField, useOtherValue } from '#islands/ui/form/useFormField.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { clear, drawName, drawPicture, drawStretch, type Point, pad, pictureOf, surfaceOf } from './ink.ts';
import { StateTag } from './StateTag.tsx';

interface Props {
  name: string;
  label: string;
}

/** A signature by mouse, finger or pen; who has none of them types the name. The field's value is a PNG as base64. */
export function SignaturePad({ name, label }: Props) {
  const t = texts('order-wizard');
  const field = useFormField(name, { label, required: true });
  const [value = '', setValue] = useFieldValue<string | undefined>(name);
  const signer = (useOtherValue<string | undefined>('signer') ?? '').trim();
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
    if (!on || signer === '') return;
    drawName(on, signer);
    keep();
  };
  const empty = () => {
    const on = surface();
    if (on) clear(on);
    setValue('');
    setSaid(t('pad.cleared'));
  };
  const isSigned = value !== '';
  const border = isSigned ? 'border-control' : field.error ? 'border-danger' : 'border-warn';
  return (
    <fieldset className="min-w-0" {...(field.error && { 'data-invalid': true })}>
      <legend className="contents">
        <span className="sr-only">{label}</span>
      </legend>
      <div className="flex min-h-8 flex-wrap items-center gap-x-2">
        <span className="font-semibold" aria-hidden="true">
          {label}
        </span>
        <StateTag done={isSigned}>{t(isSigned ? 'pad.isSigned' : 'pad.isEmpty')}</StateTag>
        <span className="ms-auto">
          {/* One button in one place: the focus stays on it. */}
          <Button
            id={field.id}
            small
            look="quiet"
            aria-describedby={field.error && field.errorId}
            disabled={!isSigned && signer === ''}
            onClick={isSigned ? empty : type}
          >
            {t(isSigned ? 'pad.clear' : 'pad.type')}
          </Button>
        </span>
      </div>
      {field.error && (
        <p id={field.errorId} className="font-semibold text-danger text-sm">
          {field.error}
        </p>
      )}
      <div className="relative mt-1">
        <canvas
          ref={canvas}
          width={pad.width}
          height={pad.height}
          role="img"
          aria-label={`${label}: ${t(isSigned ? 'pad.isSigned' : 'pad.isEmpty')}`}
          onPointerDown={begin}
          onPointerMove={move}
          onPointerUp={end}
          onPointerCancel={end}
          className={`block w-full cursor-crosshair touch-none rounded-card border-2 bg-paper text-pen ${border}`}
        />
        {!isSigned && (
          <span
            className="pointer-events-none absolute inset-x-2 top-1/4 text-center text-pen text-xs sm:top-1/3 sm:text-sm"
            aria-hidden="true"
          >
            {t('pad.hint')}
          </span>
        )}
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-5 bottom-2 truncate border-control border-t pt-0.5 text-pen text-xs"
        >
          {signer}
        </span>
      </div>
      <p role="status" className="sr-only">
        {statusMessage}
      </p>
    </fieldset>
  );
}
