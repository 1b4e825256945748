import { ApiError } from '#api/api-error.ts';
import { listFoundations } from '#api/foundations.ts';
import { openDeputy } from '#api/session.ts';
import { openView } from '#api/staff/portal-view.ts';
import { sessionFrom } from '#domain/access/session.ts';
import { handOverPage } from '#domain/site/prerender.ts';
import { selectFoundation } from '../foundation/foundation.ts';
import { goTo } from './navigation.ts';
import { $session, beginView, renew } from './session.ts';

/** Continues as deputy for an absent colleague. Throws ApiError. */
export async function startDeputy(trid: string, record: string): Promise<void> {
  await renew();
  const own = $session.get();
  if (!own) throw new ApiError(401);
  const acting = sessionFrom(await openDeputy(trid, record, own.token), Date.now(), own.user);
  if (!acting) throw new ApiError(500);
  handOverPage();
  beginView(acting, own, { trid, record });
  goTo('Home');
}

/** Goes to the portal as a user of an organisation sees it. Throws ApiError. */
export async function startView(trid: string, user: string): Promise<void> {
  // So that the own session lasts longer than what is looked at.
  await renew();
  const own = $session.get();
  const [foundation] = (await listFoundations(`trid:${trid}`)).items;
  if (!own || !foundation) throw new ApiError(404);
  const viewSession = sessionFrom(await openView(trid, user), Date.now(), own.user);
  if (!viewSession) throw new ApiError(500);
  handOverPage();
  selectFoundation(foundation);
  beginView(viewSession, own);
  goTo('Home');
}
