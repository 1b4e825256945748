import { createHmac, timingSafeEqual } from 'node:crypto';

/** Older and newer messages (s) are refused, so that a recorded one cannot be sent again later. */
const maxAgeSeconds = 5 * 60;

export interface Message {
  readonly type: string;
  readonly timestamp: string;
  /** The name of the same event in the Open APIs of TM Forum. */
  readonly eventType?: string;
  readonly data: Readonly<Record<string, string>>;
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

const isSame = (one: Buffer, other: Buffer) => one.length === other.length && timingSafeEqual(one, other);

/**
 * The message of a request that the portal signed with this secret (`whsec_…`); throws for any other. `body` is the
 * request's body as it came.
 */
export function verify(
  secret: string,
  headers: Headers,
  body: string,
  now = Date.now(),
): Message & { readonly id: string } {
  const id = String(headers['webhook-id'] ?? '');
  const timestamp = String(headers['webhook-timestamp'] ?? '');
  const age = Math.abs(now / 1000 - Number(timestamp));
  if (!id || !(age <= maxAgeSeconds)) throw new Error('no message of the portal, or an old one');
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
  // Two of them while a secret is being changed.
  const signatures = String(headers['webhook-signature'] ?? '').split(' ');
  const isSigned = signatures.some((one) => {
    const [version, signature = ''] = one.split(',');
    return version === 'v1' && isSame(expected, Buffer.from(signature, 'base64'));
  });
  if (!isSigned) throw new Error('the signature is wrong');
  return { id, ...(JSON.parse(body) as Message) };
}
