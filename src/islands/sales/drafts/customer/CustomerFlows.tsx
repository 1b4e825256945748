import type { IconNode } from 'lucide';
import ArrowDownToLine from 'lucide/dist/esm/icons/arrow-down-to-line.mjs';
import ArrowLeftRight from 'lucide/dist/esm/icons/arrow-left-right.mjs';
import ArrowUpFromLine from 'lucide/dist/esm/icons/arrow-up-from-line.mjs';
import type { ReactNode } from 'react';
import { maskedIban } from '#contract/bank.ts';
import { formatPhone } from '#contract/numbering/phone-number.ts';
import type { CustomerRecord } from '#contract/sales/customer.ts';
import type { DraftRecord } from '#contract/sales/draft.ts';
import { href } from '#domain/access/routes.ts';
import { rowsIn, valuesIn } from '#domain/form/conditions.ts';
import type { Values } from '#domain/form/form-description.ts';
import { isEditable } from '#domain/sales/customers/customer-access.ts';
import { differingNames, offeredAnswers } from '#domain/sales/drafts/answer-origins.ts';
import { additionsTo, changeableNames, isBlank } from '#domain/sales/drafts/customer-answers.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { useLongFormScope } from '#islands/record/long-form/long-form.ts';
import { changeRequest } from '#islands/sales/customers/change-request.ts';
import { useFormScope } from '#islands/ui/form/kit/form-scope.ts';
import { useFromAnswers } from '#islands/ui/form/schema/schema-context.ts';
import { Icon } from '#islands/ui/text/Icon.tsx';

const joined = (parts: readonly unknown[], by = ' ') => parts.filter(Boolean).join(by);
const nameOf = (person: Values) => joined([person['firstName'], person['lastName']]);
const reachOf = ({ mobile, phone }: Values) => {
  const number = mobile || phone;
  return number ? formatPhone(String(number)) : '';
};

interface Row {
  label: string;
  text: ReactNode;
  action: ReactNode;
  /** On a phone the acts stand below the text. */
  isLong?: boolean;
}

function FlowList({ icon, title, rows }: { icon: IconNode; title: string; rows: readonly Row[] }) {
  if (rows.length === 0) return null;
  return (
    <section className="grid gap-1">
      <h3 className="flex items-center gap-2 text-sm">
        <Icon of={icon} size={16} className="text-link" />
        {title}
      </h3>
      <dl>
        {rows.map(({ label, text, action, isLong = false }) => (
          <div
            key={label}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-line border-t py-2 sm:grid-cols-[9.5rem_minmax(0,1fr)_auto]"
          >
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="wrap-break-word min-w-0 max-sm:order-last max-sm:col-span-2">{text}</dd>
            <dd
              className={`text-end font-semibold text-sm ${isLong ? 'max-sm:order-last max-sm:col-span-2 max-sm:mt-1' : ''}`}
            >
              {action}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What the customer's record gives to the order. */
function takenRows({ id: draft, data: { customerId = '', customerNumber, customer } }: DraftRecord): Row[] {
  const t = texts('drafts');
  const answers = customer?.answers ?? {};
  const [address, contact] = [valuesIn(answers['address']), valuesIn(answers['contactMain'])];
  const isEstablished = customer?.customerType === 'established';
  const record = { id: customerId, foreignid: customerNumber, data: { ...answers, ...customer } };
  const action = (isMaster: boolean, section: string) => (
    <a
      href={
        isEstablished && isMaster
          ? changeRequest(record as unknown as CustomerRecord)
          : href('CustomerEdit', pageLocale(), { id: customerId, edit: '1', section, draft })
      }
      className="hover:underline"
    >
      {t(isEstablished && isMaster ? 'buyer.request' : 'buyer.edit')}
    </a>
  );
  const rows = [
    {
      name: 'address' as const,
      text: joined(
        [joined([address['street'], address['houseNumber']]), joined([address['zip'], address['city']])],
        ', ',
      ),
      isMaster: true,
      section: 'reach',
    },
    {
      name: 'reach' as const,
      text: joined([reachOf(answers), answers['email']], ' · '),
      isMaster: false,
      section: 'reach',
    },
    {
      name: 'contact' as const,
      text: joined([nameOf(contact), reachOf(contact)], ' · '),
      isMaster: false,
      section: 'people',
    },
    {
      name: 'register' as const,
      text: joined(
        [answers['registerCourt'], joined([answers['registerType'], answers['registerNumber']]), answers['vatId']],
        ', ',
      ),
      isMaster: true,
      section: 'company',
    },
  ];
  return rows
    .filter(({ text }) => text !== '')
    .map(({ name, text, isMaster, section }) => ({
      label: t(`buyer.row.${name}`),
      text,
      action: action(isMaster, section),
    }));
}

type ChangeableName = (typeof changeableNames)[number];

const readableAnswers: Record<ChangeableName, (values: Values) => string> = {
  contactTech: ({ contactTech }) => joined([nameOf(valuesIn(contactTech)), reachOf(valuesIn(contactTech))], ' · '),
  invoiceEmail: ({ invoiceEmail }) => String(invoiceEmail ?? ''),
  bank: ({ bank }) => maskedIban(String(valuesIn(bank)['iban'] ?? '')),
  voNumber: ({ voNumber }) => String(voNumber ?? ''),
};

const places = {
  contactTech: { section: 'contacts', path: 'contactTech.firstName' },
  invoiceEmail: { section: 'billing', path: 'invoiceEmail' },
  bank: { section: 'billing', path: 'bank.iban' },
  voNumber: { section: 'contract', path: 'voNumber' },
} as const satisfies Record<ChangeableName, object>;

const Act = ({ label, run }: { label: string; run: () => void }) => (
  <button type="button" className="text-link hover:underline" onClick={run}>
    {label}
  </button>
);

/** What the draft says otherwise than the customer's record, and which of the two is to follow the other. */
function Differences({ data }: { data: DraftRecord['data'] }) {
  const t = texts('drafts');
  const { form } = useFormScope();
  const { lead } = useLongFormScope();
  const offered = offeredAnswers(data);
  const isEstablished = data.customer?.customerType === 'established';
  const { names, changes } = JSON.parse(
    useFromAnswers([...changeableNames, 'customerChanges'], () =>
      JSON.stringify({
        names: differingNames(form.getValues(), offered),
        changes: rowsIn(form.getValues('customerChanges')),
      }),
    ),
  ) as { names: ChangeableName[]; changes: ChangeableName[] };
  const setChanges = (next: readonly ChangeableName[]) => form.setValue('customerChanges', next);
  const rows = names.map((name) => {
    const value = readableAnswers[name](offered.customer);
    const isNewer = data.customer?.newer?.includes(name) === true;
    const changesToo = changes.includes(name);
    return {
      label: t(`buyer.row.${name}`),
      isLong: true,
      text: (
        <>
          <span className="block">{readableAnswers[name](form.getValues())}</span>
          <span className={`block text-sm ${isNewer ? 'font-semibold text-warn' : 'text-muted'}`}>
            {changesToo ? t('buyer.changesToo') : t(isNewer ? 'buyer.newer' : 'buyer.atCustomer', { value })}
          </span>
        </>
      ),
      action: (
        <span className="flex flex-wrap gap-x-6 gap-y-1 sm:grid sm:justify-items-end">
          {isNewer && !changesToo && name === 'bank' && (
            <Act label={t('buyer.toSection')} run={() => lead(places.bank)} />
          )}
          {isNewer && !changesToo && name !== 'bank' && (
            <Act label={t('buyer.take')} run={() => form.setValue(name, offered.customer[name])} />
          )}
          {changesToo && (
            <Act label={t('buyer.changeNot')} run={() => setChanges(changes.filter((one) => one !== name))} />
          )}
          {!changesToo && isEditable(name, isEstablished) && (
            <Act label={t('buyer.changeToo')} run={() => setChanges([...changes, name])} />
          )}
        </span>
      ),
    };
  });
  return <FlowList icon={ArrowLeftRight} title={t('buyer.differs')} rows={rows} />;
}

/** Which way answers go between the customer and the draft, each with the way to its place. */
export function CustomerFlows({ draft }: { draft: DraftRecord }) {
  const { data } = draft;
  const t = texts('drafts');
  const { form } = useFormScope();
  const { lead } = useLongFormScope();
  const answers = data.customer?.answers;
  const additions = JSON.parse(
    useFromAnswers(changeableNames, () => {
      const values = { ...form.getValues(), customerChanges: [] };
      const record = { ...answers, customerType: data.customer?.customerType };
      const additions = answers ? additionsTo(record, values) : {};
      return JSON.stringify(
        changeableNames.flatMap((name) => {
          const text = isBlank(additions[name]) ? '' : readableAnswers[name](values);
          return text ? [[name, text]] : [];
        }),
      );
    }),
  ) as [ChangeableName, string][];
  if (!data.customerId) return null;
  return (
    <div className="grid gap-5">
      <Differences data={data} />
      <FlowList icon={ArrowDownToLine} title={t('buyer.taken')} rows={takenRows(draft)} />
      <FlowList
        icon={ArrowUpFromLine}
        title={t('buyer.given')}
        rows={additions.map(([name, text]) => ({
          label: t(`buyer.row.${name}`),
          text,
          action: <Act label={t('buyer.toSection')} run={() => lead(places[name])} />,
        }))}
      />
    </div>
  );
}
