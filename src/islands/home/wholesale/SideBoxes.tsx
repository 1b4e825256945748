import type { WholesaleFigures } from '#contract/wholesale/wholesale-figures.ts';
import { href } from '#domain/access/routes.ts';
import { formatNumber } from '#domain/text/number-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { wholesaleFigures } from '#stores/wholesale/figures.ts';
import { AsyncBox } from '../boxes/AsyncBox.tsx';
import { Meter } from './Meter.tsx';

/** From this share on an account is called near its limit. */
const nearLimit = 0.8;

/** Calls at the moment, and which accounts come near their limit. */
export function ChannelsBox() {
  const t = texts('home');
  const locale = pageLocale();
  return (
    <AsyncBox
      title={t('channels.title')}
      source={wholesaleFigures}
      rows={3}
      isEmpty={({ channels }) => channels.max === 0}
      // That no account is in use is the first line of the home.
      emptyLine={() => ''}
    >
      {({ channels: { used, max, nearest } }) => (
        <div className="px-5 py-3">
          <p className="text-muted">
            <span className="font-semibold text-ink text-xl">{formatNumber(used, locale)}</span>{' '}
            {t('channels.of', { max: formatNumber(max, locale), share: Math.round((used / max) * 100) })}
          </p>
          <Meter share={used / max} />
          {nearest.length > 0 && <h3 className="mt-3 text-sm">{t('channels.nearest')}</h3>}
          <ul>
            {nearest.map(({ id, customer, sipUser, used: calls, max: limit }) => {
              const isNear = calls / limit >= nearLimit;
              return (
                <li key={id} className="relative mt-1.5 text-sm hover:bg-brand-soft">
                  <span className="flex gap-3">
                    <a
                      href={href('WholesaleSip', locale, { id })}
                      title={sipUser}
                      className="min-w-0 flex-1 truncate text-ink no-underline after:absolute after:inset-0 hover:underline"
                    >
                      {customer}
                    </a>
                    <span className={`font-semibold ${isNear ? 'text-warn' : ''}`}>
                      {t('channels.share', { used: calls, max: limit })}
                    </span>
                  </span>
                  <Meter share={calls / limit} isFull={isNear} />
                </li>
              );
            })}
          </ul>
        </div>
      )}
    </AsyncBox>
  );
}

const stockStates = ['active', 'reserved', 'portingIn', 'portingOut'] as const;
/** Parts of the bar differ by pattern as well as by colour. */
const looks = {
  active: 'bg-brand',
  reserved: 'border border-control bg-brand-soft',
  portingIn:
    'border border-control bg-[repeating-linear-gradient(135deg,var(--color-brand)_0_2px,transparent_2px_5px)]',
  portingOut: 'border border-warn bg-[radial-gradient(var(--color-warn)_1px,transparent_1.5px)] bg-[length:5px_5px]',
} as const;

/** The numbers of the foundation as a bar, and the same as a table. */
export function StockBox() {
  const t = texts('home');
  const locale = pageLocale();
  const total = ({ numbers }: WholesaleFigures) => stockStates.reduce((sum, state) => sum + numbers[state], 0);
  return (
    <AsyncBox
      title={t('stock.title')}
      action={<a href={href('WholesaleSearch', locale)}>{t('stock.search')}</a>}
      source={wholesaleFigures}
      rows={3}
      isEmpty={(figures) => total(figures) === 0}
      emptyLine={() => t('stock.none')}
    >
      {(figures) => {
        const states = stockStates.filter((state) => figures.numbers[state] > 0);
        return (
          <div className="px-5 py-3">
            <p className="text-muted">
              <span className="font-semibold text-ink text-xl">{formatNumber(total(figures), locale)}</span>{' '}
              {t('stock.numbers')}
            </p>
            <span aria-hidden="true" className="mt-1.5 mb-2 flex h-4 gap-0.5">
              {states.map((state) => (
                <span
                  key={state}
                  className={`min-w-1.5 rounded-tag forced-colors:border ${looks[state]}`}
                  style={{ flexGrow: figures.numbers[state] }}
                />
              ))}
            </span>
            <dl>
              {states.map((state) => (
                <div key={state} className="flex items-center gap-2.5 py-0.5 text-sm">
                  <span aria-hidden="true" className={`size-3.5 rounded-tag ${looks[state]}`} />
                  <dt className="flex-1">{t(`stock.${state}`)}</dt>
                  <dd className="font-semibold">{formatNumber(figures.numbers[state], locale)}</dd>
                </div>
              ))}
            </dl>
          </div>
        );
      }}
    </AsyncBox>
  );
}
