import type { ComponentProps, ComponentType } from 'react';
import { Attachments } from '#islands/record/files/Attachments.tsx';
import { ChangeDayCard } from '../ChangeDayCard.tsx';
import { Messages } from '../Messages.tsx';
import type { PortingForm } from '../PortingForm.tsx';
import { People } from '../sent/People.tsx';
import { PortingSteps } from '../sent/PortingSteps.tsx';

type FormProps = ComponentProps<typeof PortingForm>;

interface Props extends Omit<FormProps, 'aside' | 'asideEnd' | 'after'> {
  form: ComponentType<FormProps>;
}

/** A request that the carrier has refused: the refused section to mend, the day of the change, and what was exchanged. */
export function ReturnedPorting({ form: Form, ...props }: Props) {
  const { porting, store } = props;
  const { data, created, id } = porting;
  return (
    <>
      <PortingSteps data={data} created={created} />
      <Form
        {...props}
        aside={<ChangeDayCard data={data} />}
        asideEnd={
          <>
            <People porting={porting} />
            <Attachments store={store} isClosed keep={`portings/${id}`} max={1} act={async () => {}} />
          </>
        }
        after={<Messages data={data} notesOf={id} commented={{ record: porting, act: store.act }} />}
      />
    </>
  );
}
