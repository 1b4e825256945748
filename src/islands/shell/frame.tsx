/** The islands around every signed-in page, in one script. */
export { SearchBox } from '../search/SearchBox.tsx';
export { FoundationBar } from './FoundationBar.tsx';
export { Shell } from './Shell.tsx';
