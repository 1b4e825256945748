import { type ReactNode, useEffect, useState } from 'react';
import type { StreetList } from '#contract/address-streets.ts';
import { valuesIn } from '#domain/form/conditions.ts';
import type { FieldOf } from '#domain/form/form-description.ts';
import { plainStreet } from '#domain/sales/availability/line-address.ts';
import { texts } from '#i18n/client.ts';
import { useFormScope } from '#islands/ui/form/kit/form-scope.ts';
import { ProposalsContext, useFromAnswers, useSchemaContext } from '#islands/ui/form/schema/schema-context.ts';
import { findStreets } from '#stores/sales/streets.ts';

/** Typing pauses for so long (ms) before the server is asked. */
const pause = 250;

interface Props {
  path: string;
  field: FieldOf<'group'>;
  children: ReactNode;
}

/** The fields of an address with the streets of its postcode as proposals; another street stays allowed. */
export function StreetProposals({ path, field, children }: Props) {
  const { translate } = useSchemaContext().words;
  const { id, form } = useFormScope();
  const typed = useFromAnswers([path], () => {
    const { zip = '', street = '', city = '' } = valuesIn(form.getValues(path));
    return JSON.stringify([zip, street, city].map((part) => String(part).trim()));
  });
  const [zip = '', street = '', city = ''] = JSON.parse(typed) as string[];
  const [streets, setStreets] = useState<StreetList & { zip: string; begin: string }>();
  useEffect(() => {
    let current = true;
    const timer = setTimeout(async () => {
      const list = await findStreets(zip, street);
      if (current) setStreets(list && { ...list, zip, begin: street });
    }, pause);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [zip, street]);
  // A postcode of one place alone says it, until another one is typed.
  const place = streets?.zip === zip ? streets.city : undefined;
  useEffect(() => {
    if (place !== undefined && city === '' && document.activeElement?.id !== `${id}${path}.city`)
      form.setValue(`${path}.city`, place);
  }, [form, id, path, place, city]);
  const list = `${id}${path}-streets`;
  const isUnknown =
    streets !== undefined &&
    streets.zip === zip &&
    streets.begin === street &&
    streets.city !== undefined &&
    street.length > 3 &&
    !streets.streets.some((one) => plainStreet(one).startsWith(plainStreet(street)));
  return (
    <fieldset className="grid min-w-0 gap-5">
      <legend className="mb-3 font-semibold">{translate(field.ask ?? field.label)}</legend>
      <ProposalsContext value={{ [`${path}.street`]: list }}>{children}</ProposalsContext>
      <datalist id={list}>
        {streets?.streets.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      {isUnknown && (
        <p role="status" className="text-muted text-sm">
          {texts('availability')('unknownStreet', { street, zip })}
        </p>
      )}
    </fieldset>
  );
}
