import { useState } from 'react';
import { type Organisation, organisationKinds } from '#contract/staff/organisations.ts';
import { texts } from '#i18n/client.ts';
import { CheckboxInput } from '#islands/ui/form/inputs.tsx';
import { actOnOrganisation } from '#stores/staff/organisations.ts';
import { ReasonQuestion } from './ReasonQuestion.tsx';

interface Props {
  organisation: Organisation;
  onClose: () => void;
}

export function KindDialog({ organisation: { tags, version }, onClose }: Props) {
  const t = texts('organisations');
  const [kinds, setKinds] = useState(() => organisationKinds.filter((kind) => tags.includes(kind)));
  return (
    <ReasonQuestion
      title={t('kind.change')}
      text={t('kind.text')}
      label={t('prepare')}
      done={t('prepared')}
      action={(reason) => actOnOrganisation({ _action: 'kind', version, kinds, reason })}
      onClose={onClose}
    >
      <fieldset className="grid gap-2">
        <legend className="mb-1 font-semibold">{t('kind.label')}</legend>
        {organisationKinds.map((kind) => (
          <label key={kind} className="option">
            <CheckboxInput
              checked={kinds.includes(kind)}
              onChange={({ target }) =>
                setKinds(organisationKinds.filter((one) => (one === kind ? target.checked : kinds.includes(one))))
              }
            />
            {t(`kind.${kind}`)}
          </label>
        ))}
      </fieldset>
    </ReasonQuestion>
  );
}
