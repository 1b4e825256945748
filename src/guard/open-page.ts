import { watchPage } from './watch-page.ts';

// In the head of pages without islands, which anybody may read: they lead nowhere and stay small.
watchPage(() => undefined);
