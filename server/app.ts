import compress from '@fastify/compress';
import Fastify, { type FastifyInstance } from 'fastify';
import { notFound } from './core/errors.ts';
import { speakVersion } from './plugins/api-version.ts';
import { speakContracts } from './plugins/contracts.ts';
import { requireRoomToWrite } from './plugins/disk-space.ts';
import { handleErrors } from './plugins/error-handler.ts';
import { closeGracefully } from './plugins/graceful-close.ts';
import { sendHeaders } from './plugins/headers.ts';
import { endIdleConnections } from './plugins/idle-connections.ts';
import { readJsonBodies } from './plugins/json-bodies.ts';
import { limitConcurrency } from './plugins/limit-concurrency.ts';
import { LogCalls } from './plugins/log-calls.ts';
import { answerRouterError, refuseMalformedQueries } from './plugins/malformed-address.ts';
import { measure } from './plugins/measure.ts';
import { openapi, openapiRoutes } from './plugins/openapi.ts';
import { requestIdOf } from './plugins/request-id.ts';
import { serveSecurityText } from './plugins/security-text.ts';
import { requireSession } from './plugins/signed-in.ts';
import { staticSite } from './plugins/static-site.ts';
import { uploads } from './plugins/uploads.ts';
import { academy } from './routes/academy.ts';
import { activities, recentDocs } from './routes/activities.ts';
import { administrationRoutes } from './routes/administration/administration-routes.ts';
import { availabilityRoutes } from './routes/availability.ts';
import { backupSimulationRoute } from './routes/backup-simulation.ts';
import { brandRoutes } from './routes/brand.ts';
import { bulkActionRoute } from './routes/bulk-actions.ts';
import { catalogueRoute } from './routes/catalogue.ts';
import { complaintRoutes } from './routes/commissions/complaints.ts';
import { partnerLines } from './routes/commissions/partner-lines.ts';
import { content } from './routes/content.ts';
import { contentEditing } from './routes/content-editing.ts';
import { contentImages } from './routes/content-images.ts';
import { customerImports } from './routes/customer-imports.ts';
import { comparisonRoute } from './routes/documents/comparison.ts';
import { libraryUploads } from './routes/documents/library-upload.ts';
import { newsRoutes } from './routes/documents/news.ts';
import { download } from './routes/download.ts';
import { filebrowser } from './routes/filebrowser.ts';
import { formInputs } from './routes/form-inputs.ts';
import { foundationData } from './routes/foundation-data.ts';
import { foundationRoutes } from './routes/foundations.ts';
import { health } from './routes/health.ts';
import { helpRoute } from './routes/help.ts';
import { hotspot } from './routes/hotspot.ts';
import { incomingMailRoute } from './routes/incoming-mail.ts';
import { apiKeyRoutes } from './routes/integrations/api-keys.ts';
import { mailboxRoutes } from './routes/integrations/mailboxes.ts';
import { scimRoutes } from './routes/integrations/scim.ts';
import { signInRuleRoutes } from './routes/integrations/sign-in-rules.ts';
import { signOnRoutes } from './routes/integrations/sign-on.ts';
import { signOnSettingsRoutes } from './routes/integrations/sign-on-settings.ts';
import { webhookRoutes } from './routes/integrations/webhooks.ts';
import { library } from './routes/library.ts';
import { listViewRoutes } from './routes/list-views.ts';
import { calendarFeedRoutes, ownCalendar } from './routes/me/calendar.ts';
import { deletionRequests } from './routes/me/deletion.ts';
import { ownExport } from './routes/me/export.ts';
import { notificationRoutes } from './routes/me/notifications.ts';
import { ownPush, pushRenewals } from './routes/me/push.ts';
import { searchRoute } from './routes/me/search.ts';
import { secondFactorRoutes } from './routes/me/second-factor.ts';
import { ownSessions } from './routes/me/sessions.ts';
import { settingsRoutes } from './routes/me/settings.ts';
import { unsubscribeRoutes } from './routes/me/unsubscribe.ts';
import { waitingRoute } from './routes/me/waiting.ts';
import { metricsRoute } from './routes/metrics.ts';
import { noticeRoutes } from './routes/notices.ts';
import { numberRoutes } from './routes/numbers.ts';
import { onetimeaction } from './routes/onetimeaction.ts';
import { orderConfirmations } from './routes/order-confirmation.ts';
import { passwordChanges, passwordResets } from './routes/password.ts';
import { pipelineRoute } from './routes/pipeline.ts';
import { productRoutes } from './routes/products.ts';
import { foundationProfileRoute } from './routes/profile/foundation-profile.ts';
import { invitationRoutes, joinRoute } from './routes/profile/invitations.ts';
import { logos } from './routes/profile/logos.ts';
import { memberRoutes } from './routes/profile/members.ts';
import { emailChangeRoutes, ownProfile } from './routes/profile/own-profile.ts';
import { photos } from './routes/profile/photos.ts';
import { recordNoteRoutes } from './routes/record-notes.ts';
import { registerAll } from './routes/register-all.ts';
import { salesFigureRoute } from './routes/sales-figures.ts';
import { logout, session } from './routes/session.ts';
import { auditRoutes } from './routes/staff/audit.ts';
import { staffRoutes } from './routes/staff/staff-routes.ts';
import { subPartnerRoutes } from './routes/sub-partners.ts';
import { templates } from './routes/templates.ts';
import { terms } from './routes/terms.ts';
import { sipPasswordLinks } from './routes/wholesale/sip-password.ts';
import { wholesaleFigureRoute } from './routes/wholesale-figures.ts';
import { wholesaleSearchRoute } from './routes/wholesale-search.ts';
import type { Services } from './services.ts';

const publicRoutes = [
  session,
  signOnRoutes,
  terms,
  passwordResets,
  brandRoutes,
  contentImages,
  health,
  helpRoute,
  metricsRoute,
  download,
  orderConfirmations,
  unsubscribeRoutes,
  calendarFeedRoutes,
  pushRenewals,
  invitationRoutes,
  sipPasswordLinks,
  incomingMailRoute,
  openapiRoutes,
  scimRoutes,
];
/** Also for those who must set up a second factor first. */
const beforeFactorRoutes = [logout, secondFactorRoutes];
const signedInRoutes = [
  passwordChanges,
  settingsRoutes,
  ownCalendar,
  ownPush,
  ownSessions,
  ownExport,
  deletionRequests,
  notificationRoutes,
  ownProfile,
  emailChangeRoutes,
  photos,
  logos,
  waitingRoute,
  searchRoute,
  foundationRoutes,
  foundationProfileRoute,
  memberRoutes,
  mailboxRoutes,
  webhookRoutes,
  signOnSettingsRoutes,
  joinRoute,
  apiKeyRoutes,
  signInRuleRoutes,
  foundationData,
  bulkActionRoute,
  customerImports,
  numberRoutes,
  availabilityRoutes,
  wholesaleSearchRoute,
  activities,
  recordNoteRoutes,
  backupSimulationRoute,
  pipelineRoute,
  salesFigureRoute,
  subPartnerRoutes,
  wholesaleFigureRoute,
  partnerLines,
  complaintRoutes,
  formInputs,
  listViewRoutes,
  recentDocs,
  hotspot,
  productRoutes,
  catalogueRoute,
  filebrowser,
  library,
  libraryUploads,
  comparisonRoute,
  newsRoutes,
  onetimeaction,
  templates,
  content,
  contentEditing,
  noticeRoutes,
  academy,
  auditRoutes,
  staffRoutes,
  administrationRoutes,
];

async function callsBeforeFactor(scope: FastifyInstance): Promise<void> {
  requireSession(scope, { beforeFactor: true });
  await registerAll(scope, beforeFactorRoutes);
}

async function callsOfSessions(scope: FastifyInstance): Promise<void> {
  requireSession(scope);
  requireRoomToWrite(scope);
  await registerAll(scope, signedInRoutes);
}

async function api(scope: FastifyInstance): Promise<void> {
  scope.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
  });
  measure(scope);
  speakVersion(scope);
  refuseMalformedQueries(scope);
  limitConcurrency(scope);
  scope.setNotFoundHandler(() => {
    throw notFound();
  });
  await registerAll(scope, [...publicRoutes, uploads, callsBeforeFactor, callsOfSessions]);
}

/** The largest upload on the slowest line, in ms. */
const slowestUpload = 30 * 60_000;

/** The whole portal as one Fastify app; `observe` sees it before any route is added. */
export async function buildApp(services: Services, observe?: (app: FastifyInstance) => void): Promise<FastifyInstance> {
  const { silence } = services.config;
  const app = Fastify({
    loggerInstance: services.log,
    logController: new LogCalls(),
    genReqId: requestIdOf({ isBehindProxy: services.config.trustProxy !== false }),
    trustProxy: services.config.trustProxy,
    bodyLimit: 262_144,
    requestTimeout: slowestUpload,
    http: {
      headersTimeout: silence,
      // Node refuses a headers' limit above it.
      requestTimeout: slowestUpload,
      connectionsCheckingInterval: Math.min(1000, silence / 4),
    },
    routerOptions: { maxParamLength: 1000 },
    frameworkErrors: answerRouterError(services.config),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  });
  app.decorate('services', services);
  app.decorateRequest('actor');
  app.decorateRequest('acting');
  observe?.(app);
  handleErrors(app);
  readJsonBodies(app);
  speakContracts(app);
  sendHeaders(app);
  endIdleConnections(app);
  closeGracefully(app.server);
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 2048 });
  await openapi(app);
  await app.register(api, { prefix: '/api' });
  serveSecurityText(app);
  await app.register(staticSite);
  return app;
}
