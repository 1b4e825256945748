import { texts } from '#i18n/client.ts';
import { Card } from '#islands/ui/page/Card.tsx';
import { DeputyList } from './DeputyList.tsx';

/** All deputies of the organisation, for who administers it. */
export const DeputyCard = () => (
  <Card title={texts('deputies')('all')}>
    <DeputyList />
  </Card>
);
