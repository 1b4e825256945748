import { holdEarlyInput } from './early-input.ts';
import { showSituation } from './situation.ts';

// Runs in the head of the pages with public forms.
showSituation();
holdEarlyInput();
