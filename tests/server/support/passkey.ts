import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const encoded = (data: Uint8Array) => Buffer.from(data).toString('base64url');
const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

interface Circumstances {
  origin?: string;
  rpId?: string;
  type?: string;
}

/** An authenticator as a program: what a browser would answer, and what an attacker would like it to. */
export function makePasskey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let uses = 0;

  const clientData = (challenge: string, { origin = 'http://localhost:4321', type }: Circumstances) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  /** User present and verified; 0x40 says that a key follows. */
  const authenticatorData = (
    flags: number,
    { rpId = 'localhost' }: Circumstances,
    more: Uint8Array = Buffer.alloc(0),
  ) => Buffer.concat([sha256(rpId), Buffer.from([flags]), uint32(uses), more]);
  const frame = { id: encoded(id), rawId: encoded(id), type: 'public-key', clientExtensionResults: {} } as const;

  return {
    id: frame.id,
    /** Sets the count of uses back, as a copy of the key would have it. */
    setUses: (count: number) => {
      uses = count;
    },
    register(challenge: string, at: Circumstances = {}) {
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      );
      const more = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const attestationObject = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authenticatorData(0x45, at, more))],
        ]) as never,
      );
      const clientDataJSON = encoded(clientData(challenge, { type: 'webauthn.create', ...at }));
      return {
        ...frame,
        response: { clientDataJSON, attestationObject: encoded(attestationObject), transports: ['internal'] },
      };
    },
    use(challenge: string, at: Circumstances = {}) {
      uses += 1;
      const data = authenticatorData(0x05, at);
      const message = clientData(challenge, { type: 'webauthn.get', ...at });
      const signature = sign('sha256', Buffer.concat([data, sha256(message)]), privateKey);
      return {
        ...frame,
        response: {
          clientDataJSON: encoded(message),
          authenticatorData: encoded(data),
          signature: encoded(signature),
        },
      };
    },
  };
}
