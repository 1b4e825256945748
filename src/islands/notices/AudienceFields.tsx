import X from 'lucide/dist/esm/icons/x.mjs';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { type AudienceAnswer, audienceRoles, type NoticeAudience, noticeAudience } from '#contract/notices/notice.ts';
import { productTypes } from '#contract/sales/product.ts';
import { operatorCodes } from '#domain/catalogue/operators.ts';
import { productNamed } from '#domain/sales/products/catalogue.ts';
import { providerName } from '#domain/text/provider-name.ts';
import { message, texts } from '#i18n/client.ts';
import { Combobox } from '#islands/ui/form/combobox/Combobox.tsx';
import { type Option, PlainSelect } from '#islands/ui/form/PlainSelect.tsx';
import { useFieldValue } from '#islands/ui/form/useFormField.ts';
import { Disclosure } from '#islands/ui/page/Disclosure.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { findPartners } from '#stores/foundation/foundation.ts';
import { countAudience } from '#stores/notices/staff-notices.ts';

interface PickProps {
  label: string;
  /** What an empty choice means. */
  any: string;
  picked: readonly Option[];
  onRemove: (value: string) => void;
  children: ReactNode;
}

/** What was picked, each with its way out, and the control that adds. */
function Picked({ label, any, picked, onRemove, children }: PickProps) {
  const t = texts('notices');
  return (
    <fieldset className="grid min-w-0 content-start gap-1.5">
      <legend className="mb-1 text-muted text-sm">{label}</legend>
      <ul className="flex min-h-7 flex-wrap items-center gap-1.5">
        {picked.length === 0 && <li className="text-muted text-sm">{any}</li>}
        {picked.map(({ value, label: name }) => (
          <li
            key={value}
            className="inline-flex max-w-full items-center gap-1 rounded-control bg-brand-soft ps-2 font-semibold text-link text-sm"
          >
            <span className="truncate">{name}</span>
            <button
              type="button"
              aria-label={t('form.remove', { name })}
              onClick={() => onRemove(value)}
              className="grid size-7 shrink-0 place-items-center rounded-control hover:bg-card"
            >
              <Icon of={X} size={16} />
            </button>
          </li>
        ))}
      </ul>
      {children}
    </fieldset>
  );
}

type Names = 'operators' | 'products' | 'roles';

/** How many are meant, counted while it is chosen; asked once the choice rests. */
function useAudienceCount(audience: NoticeAudience): AudienceAnswer | 'counting' | 'failed' {
  const [answer, setAnswer] = useState<AudienceAnswer | 'counting' | 'failed'>('counting');
  const key = JSON.stringify(audience);
  useEffect(() => {
    let isCurrent = true;
    setAnswer('counting');
    const timer = setTimeout(() => {
      void countAudience(JSON.parse(key)).then(
        (counted) => isCurrent && setAnswer(counted),
        () => isCurrent && setAnswer('failed'),
      );
    }, 300);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key]);
  return answer;
}

/** `312 Benutzer in 96 Organisationen`. */
export function reachText({ users, foundations }: Pick<AudienceAnswer, 'users' | 'foundations'>) {
  const t = texts('notices');
  return {
    users: t('form.userCount', { count: users }),
    foundations: t('form.foundationCount', { count: foundations }),
  };
}

function Count({ audience }: { audience: NoticeAudience }) {
  const t = texts('notices');
  const answer = useAudienceCount(audience);
  if (answer === 'counting') return <p className="text-muted text-sm">{t('form.counting')}</p>;
  if (answer === 'failed') return <p className="text-danger text-sm">{t('form.countFailed')}</p>;
  return (
    <div className="text-sm">
      <p className="font-semibold">{t('form.count', reachText(answer))}</p>
      {answer.names.length > 0 && (
        <Disclosure head={t('form.names')} headClassName="mt-1 text-link">
          <p className="mt-1 text-muted wrap-anywhere">
            {answer.names.join(', ')}
            {answer.foundations > answer.names.length && ' …'}
          </p>
        </Disclosure>
      )}
    </div>
  );
}

/** Adds area codes as they are typed. */
function AreaCodeInput({ onAdd }: { onAdd: (code: string) => void }) {
  const t = texts('notices');
  const id = useId();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const add = () => {
    if (!typed.trim()) return;
    const parsed = noticeAudience.shape.areaCodes.safeParse([typed]);
    if (!parsed.success) return setFault(message(parsed.error.issues[0]?.message ?? 'areaCode'));
    setFault(undefined);
    setTyped('');
    onAdd(parsed.data[0] ?? '');
  };
  return (
    <>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={t('form.areaAdd')}
        placeholder={t('form.areaAdd')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={add}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
        className="control"
        {...(fault && { 'aria-invalid': true, 'aria-describedby': id })}
      />
      {fault && (
        <p id={id} className="font-semibold text-danger text-sm">
          {fault}
        </p>
      )}
    </>
  );
}

/** Who is meant: of each list that is not empty, one must hold. */
export function AudienceFields() {
  const t = texts('notices');
  const role = texts('roles');
  const [audience, setAudience] = useFieldValue<NoticeAudience>('audience');
  const [titles, setTitles] = useState<Readonly<Record<string, string>>>({});
  const [partners, setPartners] = useState<readonly Option[]>([]);
  const set = (name: keyof NoticeAudience, values: readonly string[]) =>
    setAudience({ ...audience, [name]: values } as NoticeAudience);
  const add = (name: keyof NoticeAudience, value: string) =>
    value && !(audience[name] as readonly string[]).includes(value) && set(name, [...audience[name], value]);
  const remove = (name: keyof NoticeAudience) => (value: string) =>
    set(
      name,
      (audience[name] as readonly string[]).filter((one) => one !== value),
    );
  const choices: readonly (readonly [Names, string, readonly Option[]])[] = [
    ['operators', t('form.anyOperator'), operatorCodes().map((value) => ({ value, label: providerName(value) }))],
    ['products', t('form.anyProduct'), productTypes.map((value) => ({ value, label: productNamed(value).caption }))],
    ['roles', t('form.anyRole'), audienceRoles.map((value) => ({ value, label: role(value) }))],
  ];
  const find = (text: string) =>
    void findPartners(text).then(
      (list) => setPartners(list.map(({ trid, title }) => ({ value: trid, label: title ?? trid }))),
      () => setPartners([]),
    );
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-2 font-semibold">{t('form.audience')}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        {choices.map(([name, any, options]) => {
          const picked = options.filter(({ value }) => (audience[name] as readonly string[]).includes(value));
          return (
            <Picked key={name} label={t(`form.${name}`)} any={any} picked={picked} onRemove={remove(name)}>
              <PlainSelect
                aria-label={t(`form.${name}`)}
                placeholder={t('form.more')}
                options={options.filter((option) => !picked.includes(option))}
                value=""
                onChange={({ target }) => add(name, target.value)}
              />
            </Picked>
          );
        })}
        <Picked
          label={t('form.areaCodes')}
          any={t('form.anyArea')}
          picked={audience.areaCodes.map((value) => ({ value, label: `0${value}` }))}
          onRemove={remove('areaCodes')}
        >
          <AreaCodeInput onAdd={(code) => add('areaCodes', code)} />
        </Picked>
        <Picked
          label={t('form.foundations')}
          any={t('form.anyFoundation')}
          picked={audience.foundations.map((value) => ({ value, label: titles[value] ?? value }))}
          onRemove={remove('foundations')}
        >
          <Combobox
            value={undefined}
            label={t('form.foundations')}
            placeholder={t('form.more')}
            options={partners}
            onType={find}
            onChange={({ value, label }) => {
              setTitles({ ...titles, [value]: label });
              add('foundations', value);
            }}
          />
        </Picked>
      </div>
      <Count audience={audience} />
    </fieldset>
  );
}
