import { apiBase } from '../api/http.ts';
import { createUploader } from '../api/uploads.ts';
import { $session } from './session.ts';

/** Carries files to the server with the session's present token. */
export const uploader = createUploader({ base: apiBase, token: () => $session.get()?.token });
