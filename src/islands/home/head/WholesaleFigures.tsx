import { href } from '#domain/access/routes.ts';
import { formatDayAndMonth } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { wholesaleFigures } from '#stores/wholesale/figures.ts';
import { Figure, useLoaded, WaitingFigure } from './Figure.tsx';

export function WholesaleFigureRow() {
  const t = texts('home');
  const locale = pageLocale();
  const loaded = useLoaded(wholesaleFigures);
  const { offline = 0, active = 0 } = loaded?.accounts ?? {};
  return (
    <>
      <Figure
        value={loaded && offline}
        isAlarm={offline > 0}
        href={href('WholesaleSip', locale, { registration: 'offline' })}
      >
        {t('figures.offline', { count: active })}
      </Figure>
      <WaitingFigure />
      <Figure value={loaded?.portings.count} href={href('WholesalePortNumber', locale)}>
        {t('figures.portings', { day: loaded ? formatDayAndMonth(loaded.portings.until, locale) : '' })}
      </Figure>
    </>
  );
}
