import { Breadcrumb } from '#islands/ui/page/Breadcrumb.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { Timeline } from '#islands/ui/text/Timeline.tsx';
import type { Examples } from '../Parts.tsx';

export const examples: Examples = {
  breadcrumb: () => <Breadcrumb crumbs={[{ label: 'My portal', href: '#Texts' }, { label: 'Tickets' }]} />,
  card: () => <Card title="Contact">Jens Winter</Card>,
  skeleton: () => <Skeleton rows={2} tile />,
  timeline: () => (
    <Timeline
      entries={[
        { id: '1', title: 'Created', meta: 'Petra Sommer, 23.11.2026', tone: 'info' },
        { id: '2', title: 'Answered', meta: 'Ines Kramer, 24.11.2026', body: 'It follows.', tone: 'ok' },
      ]}
    />
  ),
};
