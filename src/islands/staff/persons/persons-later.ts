export { ReasonDialog } from '../ReasonDialog.tsx';
export { AddRequest } from './AddRequest.tsx';
export { DueLists } from './DueLists.tsx';
export { FindPerson } from './FindPerson.tsx';
export { RuleList } from './RuleList.tsx';
