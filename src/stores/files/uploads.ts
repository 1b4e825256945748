import { apiBase } from '#api/http.ts';
import { createUploader } from '#api/uploads.ts';
import { presentToken, renewedToken } from '../session/session.ts';

/** Carries files to the server with the session's present token. */
export const uploader = createUploader({ base: apiBase, token: presentToken, renewed: renewedToken });
