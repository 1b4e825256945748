import './usable-storage.ts';
import { showAuthPageState } from './auth-page-state.ts';
import { startErrorDialog } from './error-dialog.ts';
import { holdPreHydrationInput } from './pre-hydration-input.ts';

// Runs in the head of the pages with public forms.
showAuthPageState();
holdPreHydrationInput();
startErrorDialog();
