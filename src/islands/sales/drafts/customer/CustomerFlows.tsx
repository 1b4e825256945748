import type { IconNode } from 'lucide';
import ArrowDownToLine from 'lucide/dist/esm/icons/arrow-down-to-line.mjs';
import ArrowUpFromLine from 'lucide/dist/esm/icons/arrow-up-from-line.mjs';
import type { ReactNode } from 'react';
import { maskedIban } from '#contract/bank.ts';
import { formatPhone } from '#contract/numbering/phone-number.ts';
import type { CustomerRecord } from '#contract/sales/customer.ts';
import type { DraftRecord } from '#contract/sales/draft.ts';
import { href } from '#domain/access/routes.ts';
import { valuesIn } from '#domain/form/conditions.ts';
import type { Values } from '#domain/form/form-description.ts';
import { additionsTo, isBlank, type SharedName } from '#domain/sales/drafts/customer-answers.ts';
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
  text: string;
  action: ReactNode;
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
        {rows.map(({ label, text, action }) => (
          <div
            key={label}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-line border-t py-2 sm:grid-cols-[9.5rem_minmax(0,1fr)_auto]"
          >
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="wrap-break-word min-w-0 max-sm:order-last max-sm:col-span-2">{text}</dd>
            <dd className="text-end font-semibold text-sm">{action}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What the customer's record gives to the order. */
function takenRows({ customerId = '', customerNumber, customer }: DraftRecord['data']): Row[] {
  const t = texts('drafts');
  const answers = customer?.answers ?? {};
  const [address, contact] = [valuesIn(answers['address']), valuesIn(answers['contactMain'])];
  const isEstablished = customer?.customerType === 'established';
  const record = { id: customerId, foreignid: customerNumber, data: { ...answers, ...customer } };
  const action = (isMaster: boolean) => (
    <a
      href={
        isEstablished && isMaster
          ? changeRequest(record as unknown as CustomerRecord)
          : href('CustomerEdit', pageLocale(), { id: customerId, edit: '1' })
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
    },
    { name: 'reach' as const, text: joined([reachOf(answers), answers['email']], ' · '), isMaster: false },
    { name: 'contact' as const, text: joined([nameOf(contact), reachOf(contact)], ' · '), isMaster: false },
    {
      name: 'register' as const,
      text: joined(
        [answers['registerCourt'], joined([answers['registerType'], answers['registerNumber']]), answers['vatId']],
        ', ',
      ),
      isMaster: true,
    },
  ];
  return rows
    .filter(({ text }) => text !== '')
    .map(({ name, text, isMaster }) => ({ label: t(`buyer.row.${name}`), text, action: action(isMaster) }));
}

/** How what is given to the customer reads. */
const givenTexts: Partial<Record<SharedName, (values: Values) => string>> = {
  contactTech: ({ contactTech }) => joined([nameOf(valuesIn(contactTech)), reachOf(valuesIn(contactTech))], ' · '),
  invoiceEmail: ({ invoiceEmail }) => String(invoiceEmail ?? ''),
  bank: ({ bank }) => maskedIban(String(valuesIn(bank)['iban'] ?? '')),
  voNumber: ({ voNumber }) => String(voNumber ?? ''),
};

/** Which way answers go between the customer and the draft, each with the way to its place. */
export function CustomerFlows({ data }: { data: DraftRecord['data'] }) {
  const t = texts('drafts');
  const { form } = useFormScope();
  const { lead } = useLongFormScope();
  const answers = data.customer?.answers;
  const names = Object.keys(givenTexts) as SharedName[];
  const additions = JSON.parse(
    useFromAnswers(names, () => {
      const values = form.getValues();
      const additions = answers ? additionsTo({ ...answers, customerType: data.customer?.customerType }, values) : {};
      return JSON.stringify(
        names.flatMap((name) => {
          const text = isBlank(additions[name]) ? '' : (givenTexts[name]?.(values) ?? '');
          return text ? [[name, text]] : [];
        }),
      );
    }),
  ) as [SharedName, string][];
  const sectionOf = {
    contactTech: 'contacts',
    invoiceEmail: 'billing',
    bank: 'billing',
    voNumber: 'contract',
  } as const;
  if (!data.customerId) return null;
  return (
    <div className="grid gap-5">
      <FlowList icon={ArrowDownToLine} title={t('buyer.taken')} rows={takenRows(data)} />
      <FlowList
        icon={ArrowUpFromLine}
        title={t('buyer.given')}
        rows={additions.map(([name, text]) => ({
          label: t(`buyer.row.${name as 'bank'}`),
          text,
          action: (
            <button
              type="button"
              className="text-link hover:underline"
              onClick={() => {
                const section = sectionOf[name as 'bank'];
                lead({
                  section,
                  path: name === 'contactTech' ? 'contactTech.firstName' : name === 'bank' ? 'bank.iban' : name,
                });
              }}
            >
              {t('buyer.toSection')}
            </button>
          ),
        }))}
      />
    </div>
  );
}
