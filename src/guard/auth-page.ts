import { showAuthPageState } from './auth-page-state.ts';
import { holdPreHydrationInput } from './pre-hydration-input.ts';

// Runs before the content of the pages with public forms.
showAuthPageState();
holdPreHydrationInput();
