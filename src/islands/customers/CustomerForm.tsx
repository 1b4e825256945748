import type { FormDescription } from '#domain/form/form-description.ts';
import { texts } from '#i18n/client.ts';
import { DrawnForm } from '../ui/form/drawn/DrawnForm.tsx';
import { FormSummary } from '../ui/form/drawn/FormSummary.tsx';
import { FormWarnings } from '../ui/form/drawn/FormWarnings.tsx';
import { SectionLinks } from '../ui/form/drawn/SectionLinks.tsx';
import type { FormContract } from '../ui/form/kit/contract-resolver.ts';
import type { FormProps } from '../ui/form/kit/form-props.ts';
import { Card } from '../ui/page/Card.tsx';
import { customerWords, useCustomerContext } from './customer-words.ts';

interface Props
  extends Pick<
    FormProps<FormContract>,
    'defaults' | 'keep' | 'submitLabel' | 'onSubmit' | 'failure' | 'actions' | 'note' | 'label'
  > {
  form: FormDescription;
  contract: FormContract;
  /** Names the sections beside the form, to go to each of them. */
  hasSections?: boolean;
}

/** A customer's fields, with what was filled in and what should be looked at beside them. */
export function CustomerForm({ hasSections = false, ...props }: Props) {
  const context = useCustomerContext();
  return (
    <DrawnForm
      {...props}
      words={customerWords()}
      context={context}
      summary={
        <div className="grid gap-4">
          {hasSections ? (
            <SectionLinks />
          ) : (
            <Card title={texts('customers')('new.summary')}>
              <FormSummary before={null} after={null} />
            </Card>
          )}
          <FormWarnings />
        </div>
      }
    />
  );
}
