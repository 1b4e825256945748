import { useStore } from '@nanostores/react';
import X from 'lucide/dist/esm/icons/x.mjs';
import { useEffect, useMemo, useState } from 'react';
import type { Product } from '#contract/sales/product.ts';
import { mayAccess } from '#domain/access/access.ts';
import { hasRole } from '#domain/access/roles.ts';
import { accessOf } from '#domain/access/routes.ts';
import { offeredChoices } from '#domain/catalogue/choice-rules.ts';
import { captionOfCode, creatableProducts } from '#domain/sales/products/catalogue.ts';
import { withMark } from '#domain/sales/products/product-facts.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { useCatalogue } from '#islands/record/useCatalogue.ts';
import { Chips } from '#islands/ui/form/Chips.tsx';
import { footBar } from '#islands/ui/form/kit/foot-bar.ts';
import { PlainSelect } from '#islands/ui/form/PlainSelect.tsx';
import { Switch } from '#islands/ui/form/Switch.tsx';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { useNarrow } from '#islands/ui/page/useNarrow.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { IconButton } from '#islands/ui/text/IconButton.tsx';
import { $foundation } from '#stores/foundation/foundation.ts';
import {
  $showsCommission,
  type Commissions,
  commissionsOf,
  productPrices,
  showCommission,
} from '#stores/sales/product-offer.ts';
import { academyRequirements } from '#stores/sales/required-courses.ts';
import { $userRoles } from '#stores/session/session.ts';
import { Comparison } from './Comparison.tsx';
import { ProductCard } from './ProductCard.tsx';
import { groupText, type Prices } from './product-words.ts';

interface Props {
  onChoose: (code: string) => void;
}

/** In a window narrower than this (px) the comparison is a sheet. */
const sheetBelow = 1100;

/** Asks for the commissions of a VO number while they are shown. */
function useCommissions(vo: string, isShown: boolean): Commissions | undefined {
  const store = useMemo(() => commissionsOf(vo), [vo]);
  const value = useStore(store.$value);
  useEffect(() => {
    if (isShown && vo) void store.reload();
  }, [store, isShown, vo]);
  return isShown && value.state === 'ready' ? value.value : undefined;
}

function CommissionTools({ vo, onVo, isShown }: { vo: string; onVo: (vo: string) => void; isShown: boolean }) {
  const t = texts('products');
  const numbers = useStore($foundation)?.voNumbers.filter(({ state }) => state === 'active') ?? [];
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Switch isOn={isShown} onChange={showCommission}>
        {t('choice.showCommission')}
      </Switch>
      {isShown && numbers.length > 1 && (
        <PlainSelect
          aria-label={t('choice.vo')}
          small
          value={vo}
          onChange={({ target }) => onVo(target.value)}
          options={numbers.map(({ vo: value, label }) => ({ value, label: label ? `${value} · ${label}` : value }))}
        />
      )}
    </div>
  );
}

/** The products as cards, by groups, and two of them compared beside the cards. */
export function ProductChoice({ onChoose }: Props) {
  useCatalogue();
  const t = texts('products');
  const [group, setGroup] = useState('all');
  const [marked, setMarked] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');
  const [isOpen, setOpen] = useState(false);
  const isNarrow = useNarrow(sheetBelow);

  const priceValue = useStore(productPrices.$value);
  const prices: Prices | undefined = priceValue.state === 'ready' ? priceValue.value : undefined;
  const requirements = useStore(academyRequirements.$value);
  const courses = requirements.state === 'ready' ? requirements.value.items : [];
  const foundation = useStore($foundation);
  const maySeeCommission = mayAccess(accessOf('EtcCommissionLists'), useStore($userRoles), foundation?.type ?? '');
  const isShown = useStore($showsCommission) && maySeeCommission;
  const [chosenVo, setVo] = useState('');
  const vo = chosenVo || (foundation?.voNumbers.find(({ state }) => state === 'active')?.vo ?? '');
  const commissions = useCommissions(vo, isShown);

  const offered = creatableProducts().filter(({ sellers = [] }) => hasRole(sellers, [], foundation?.type ?? ''));
  const inGroup = (one: string) => offered.filter((product) => one === 'all' || product.group === one);
  const groups = ['all', ...offeredChoices('groups')].filter((one) => inGroup(one).length > 0);
  const pair = marked.flatMap((code) => offered.find((product) => product.code === code) ?? []);
  const captionOf = (code: string) => captionOfCode(code, pageLocale());
  const [first, second] = pair;
  const isComparing = first !== undefined && second !== undefined;
  const comparison = isComparing && (
    <Comparison
      pair={[first, second] as readonly [Product, Product]}
      prices={prices}
      commissions={commissions}
      onChoose={onChoose}
    />
  );

  const mark = (code: string) => {
    const { marked: next, replaced } = withMark(marked, code);
    setMarked(next);
    setSaid(replaced ? t('choice.replaced', { product: captionOf(code), other: captionOf(replaced) }) : '');
  };
  const clear = () => {
    setMarked([]);
    setOpen(false);
    setSaid('');
  };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Chips
          always
          label={t('choice.groups')}
          selected={group}
          onSelect={(next) => setGroup(next ?? 'all')}
          chips={groups.map((value) => ({
            value,
            label: value === 'all' ? t('choice.all') : groupText(value),
            count: inGroup(value).length,
          }))}
        />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
          <span className="text-muted text-sm">{t('choice.net')}</span>
          {maySeeCommission && <CommissionTools vo={vo} onVo={setVo} isShown={isShown} />}
        </div>
      </div>
      {priceValue.state === 'failed' && (
        <Notice
          tone="warn"
          title={t('choice.failed')}
          actions={<Button onClick={() => void productPrices.reload()}>{texts('ui')('retry')}</Button>}
        />
      )}
      <p role="status" className={said ? 'text-sm' : 'sr-only'}>
        {said}
      </p>
      <div className={`grid items-start gap-4 ${isComparing && !isNarrow ? 'grid-cols-[minmax(0,1fr)_30.75rem]' : ''}`}>
        <ul className={`grid gap-4 sm:grid-cols-2 ${isComparing && !isNarrow ? '' : 'min-[68.75rem]:grid-cols-3'}`}>
          {inGroup(group).map((product) => (
            <ProductCard
              key={product.code}
              product={product}
              price={priceValue.state === 'loading' ? null : prices?.[product.code]}
              requirement={courses.find(({ productType }) => productType === product.type)}
              commission={commissions?.get(product.caption)}
              isMarked={marked.includes(product.code)}
              onMark={() => mark(product.code)}
              onChoose={() => onChoose(product.code)}
            />
          ))}
        </ul>
        {isComparing && !isNarrow && (
          <section aria-labelledby="comparison" className="card sticky top-4 overflow-clip">
            <div className="flex items-center justify-between gap-3 px-4 py-3">
              <h2 id="comparison" className="text-lg">
                {t('choice.comparison')}
              </h2>
              <IconButton label={t('choice.close')} hint={t('choice.close')} icon={X} onClick={clear} />
            </div>
            {comparison}
          </section>
        )}
      </div>
      {isNarrow && isComparing && (
        <div ref={footBar} className="card sticky bottom-0 z-10 flex items-center justify-between gap-3 px-4 py-2.5">
          <Button look="quiet" onClick={clear}>
            {t('choice.clear')}
          </Button>
          <Button look="primary" onClick={() => setOpen(true)}>
            {t('choice.compareTwo')}
          </Button>
        </div>
      )}
      <Dialog
        open={isOpen && isNarrow && isComparing}
        onClose={() => setOpen(false)}
        title={t('choice.comparison')}
        size="bottom"
      >
        {comparison}
      </Dialog>
    </>
  );
}
