import { showSituation } from './auth-page-state.ts';
import { holdEarlyInput } from './pre-hydration-input.ts';

// Runs in the head of the pages with public forms.
showSituation();
holdEarlyInput();
