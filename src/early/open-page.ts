import { startErrorDialog } from './error-dialog.ts';
import { watchPage } from './watch-page.ts';

// On pages without islands, which anybody may read: they lead nowhere and stay small.
watchPage(() => undefined);
startErrorDialog();
