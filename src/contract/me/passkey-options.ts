import * as z from 'zod/mini';

/** What the browser is to be asked, in the form of the WebAuthn standard (`PublicKeyCredential…OptionsJSON`). */
export const passkeyOptions = z.object({ options: z.looseObject({ challenge: z.string() }) });
