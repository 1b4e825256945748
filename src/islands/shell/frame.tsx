/** The shell's islands on every signed-in page, in one script. */
export { FoundationBar } from './FoundationBar.tsx';
export { Shell } from './Shell.tsx';
