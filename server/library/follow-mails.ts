import { href } from '#domain/access/routes.ts';
import type { MailServices } from '../mail/mail-services.ts';
import { libraryMail } from '../mail/templates.ts';
import { dueFollowers, newsFor, recordMailed } from '../queries/library/library-marks.ts';
import { viewOf } from '../queries/library/library-view.ts';
import { notify } from '../queries/me/notify.ts';
import { folderLabel } from './index/folder-label.ts';

/** How often (ms) a user gets one mail about all that changed in followed folders. */
const pause = 86_400_000;
const batchSize = 100;
const maxNamed = 30;

/** Writes the mails that are due, one per user, and none where nothing changed; answers how many. */
export async function mailFollowers(services: MailServices): Promise<number> {
  const { db, clock, config } = services;
  const until = clock() - pause;
  let mails = 0;
  for (;;) {
    const due = await dueFollowers(db, until, batchSize);
    for (const user of due) {
      const view = await viewOf(db, user);
      await db.transaction(async (tx) => {
        // None where another process has written the mail meanwhile.
        const follows = await recordMailed(tx, user.id, until, clock());
        const news = await newsFor(tx, view, follows, ({ mailed }) => mailed, maxNamed);
        if (news.total === 0 || user.disabled) return;
        const files = news.items.map(({ name, folder }) => ({ name, folder: folderLabel(folder) }));
        const link = href('Home', 'de');
        const mail = libraryMail({
          recipient: user.email,
          files,
          total: news.total,
          link: config.publicBaseUrl + link,
        });
        await notify(tx, mail, { link, documents: news.items.map(({ path }) => path) }, clock());
        mails += 1;
      });
    }
    if (due.length < batchSize) break;
  }
  if (mails > 0) services.sendMails();
  return mails;
}
