import { callsOf } from '#api/records.ts';
import { type VoNumberRow, voNumber } from '#contract/staff/vo-number.ts';
import { loader } from '../data/loadable.ts';
import { onActive } from '../data/on-active.ts';
import { $dataScope } from '../session/data-scope.ts';

/** As many as one call answers. */
const most = 200;

/** The VO numbers of the selected organisation, those in the archive left out. */
export const ownVoNumbers = loader(async (): Promise<readonly VoNumberRow[]> => {
  const owner = $dataScope.get();
  if (!owner) return [];
  const query = { search: 'archived:false', _sort: voNumber.columns.voNumber, _limit: most };
  return (await callsOf(voNumber).list(owner.trid, query)).items;
});
onActive(ownVoNumbers.$value, [$dataScope], () => {
  ownVoNumbers.reset();
  if ($dataScope.get()) void ownVoNumbers.reload();
});
