import { isColour, mendColour } from '#contract/brand/colour.ts';
import { checkContrast, nearestReadable, white } from '#domain/brand/contrast.ts';
import { formatNumber } from '#domain/text/number-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { useFieldValue } from '#islands/ui/form/useFormField.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';

function Nearest({ name }: { name: 'brand' | 'accent' }) {
  const t = texts('brand');
  const [value, setValue] = useFieldValue<string>(name);
  const near = nearestReadable(name, mendColour(value)).toUpperCase();
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <span aria-hidden="true" className="size-6 rounded-tag border border-line" style={{ background: near }} />
      <span className="min-w-0 flex-1">{t(`nearest.${name}`, { colour: near })}</span>
      <Button small onClick={() => setValue(near)}>
        {t('nearest.take')}
      </Button>
    </li>
  );
}

/** What of the two colours can be read, counted while they are typed. */
export function ContrastList() {
  const t = texts('brand');
  const [brand] = useFieldValue<string>('brand');
  const [accent] = useFieldValue<string>('accent');
  const colours = { brand: mendColour(brand), accent: mendColour(accent) };
  const isCounted = { brand: isColour(colours.brand), accent: isColour(colours.accent) };
  const rows = checkContrast({
    brand: isCounted.brand ? colours.brand : white,
    accent: isCounted.accent ? colours.accent : white,
  }).filter(({ colour }) => isCounted[colour]);
  const failing = [...new Set(rows.flatMap(({ colour, passes }) => (passes ? [] : [colour])))];
  return (
    <section aria-labelledby="contrast">
      <h3 id="contrast" className="text-base">
        {t('contrast.title')}
      </h3>
      <p className="text-muted text-sm">{t('contrast.needs')}</p>
      <ul className="mt-2 divide-y divide-line" aria-live="polite">
        {rows.map(({ check, text, ground, ratio, passes }) => (
          <li
            key={check}
            className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-3 py-2.5 sm:grid-cols-[2.5rem_minmax(0,1fr)_auto_9rem]"
          >
            <span
              aria-hidden="true"
              className="grid size-9 place-items-center rounded-control border border-line font-semibold"
              style={{ background: ground, color: text }}
            >
              {check === 'accentOnWhite' ? <span className="h-1 w-5 rounded-full bg-current" /> : 'Aa'}
            </span>
            <span className="min-w-0">
              <span className="block font-semibold">{t(`contrast.${check}`)}</span>
              <span className="block text-muted text-sm">{t(`contrast.${check}Use`)}</span>
            </span>
            <span className="tabular-nums whitespace-nowrap">
              {t('contrast.ratio', { ratio: formatNumber(Math.floor(ratio * 10) / 10, pageLocale()) })}
            </span>
            <span className="max-sm:col-span-2 max-sm:col-start-2 max-sm:mt-1 sm:justify-self-end">
              <StatusPill tone={passes ? (check === 'accentOnWhite' ? 'warn' : 'ok') : 'danger'}>
                {t(passes ? (check === 'accentOnWhite' ? 'contrast.mark' : 'contrast.passes') : 'contrast.fails')}
              </StatusPill>
            </span>
          </li>
        ))}
        {failing.map((name) => (
          <Nearest key={name} name={name} />
        ))}
      </ul>
    </section>
  );
}
