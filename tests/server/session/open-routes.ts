/** Routes that answer without a session; each for a reason that `api.md` gives. */
export const openRoutes = [
  'POST /jwt_token',
  'POST /second-factor',
  'POST /second-factor/passkey',
  'GET /terms',
  'POST /terms/acceptance',
  'POST /password/reset-request',
  'POST /password/reset',
  'GET /health',
  'GET /metrics',
  'GET /openapi.json',
  'GET /docs',
  'GET /public/filedownload/*',
  'GET /public/archive/*',
  // The link of a mail is the right to them (`domain.md` 4, signature (c)).
  'GET /public/order-confirmation/:token',
  'GET /public/order-confirmation/:token/:file',
  'POST /public/order-confirmation/:token',
  'GET /public/invitation/:token',
  'POST /public/invitation/:token',
  'GET /public/unsubscribe/:token',
  'POST /public/unsubscribe/:token',
  // The link of a mail makes a SIP password (`domain.md` 5.2).
  'GET /public/sip-password/:token',
  'POST /public/sip-password/:token',
  'OPTIONS /uploads',
];
