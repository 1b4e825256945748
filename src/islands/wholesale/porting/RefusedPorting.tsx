import { RecordColumns } from '#islands/record/RecordPage.tsx';
import { Messages } from './Messages.tsx';
import { type ActProps, Cancel } from './sent/PortingActions.tsx';

/** What was exchanged about a request that came back, and the way out of it. */
export function RefusedPorting(props: ActProps) {
  return (
    <RecordColumns aside={<Cancel {...props} />}>
      <Messages data={props.porting.data} />
    </RecordColumns>
  );
}
