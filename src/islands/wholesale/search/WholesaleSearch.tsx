import { island } from '../../ui/page/island.tsx';
import { Hits } from './Hits.tsx';
import { SearchForm } from './SearchForm.tsx';

export const WholesaleSearch = island(() => (
  <div className="grid gap-6">
    <SearchForm />
    <Hits />
  </div>
));
