import {
  createHash,
  generateKeyPairSync,
  randomBytes,
  sign as signBytes,
  type KeyObject,
} from 'node:crypto';

/** What a dishonest browser or authenticator does otherwise. */
interface Change {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly counter?: number;
  readonly isVerified?: boolean;
  readonly type?: string;
  readonly userHandle?: string | null;
}

const flags = { isPresent: 0x01, isVerified: 0x04, hasCredential: 0x40 };
const hash = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** An authenticator with one key (ES256), and the browser that asks it. */
export function createAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;
  /** Somebody of no shop, until an add says who. */
  let user = 'c29tZWJvZHk';

  function clientData(type: string, challenge: string, change: Change): Buffer {
    return Buffer.from(
      JSON.stringify({
        type: change.type ?? type,
        challenge: change.challenge ?? challenge,
        origin: change.origin ?? origin,
        crossOrigin: false,
      }),
    );
  }

  function authenticatorData(rpId: string, change: Change, credential?: Buffer): Buffer {
    counter = change.counter ?? counter + 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flag =
      flags.isPresent |
      (change.isVerified === false ? 0 : flags.isVerified) |
      (credential ? flags.hasCredential : 0);
    return Buffer.concat([
      hash(change.rpId ?? rpId),
      Buffer.from([flag]),
      count,
      credential ?? Buffer.alloc(0),
    ]);
  }

  const named = { id: base64url(id), rawId: base64url(id), type: 'public-key' };
  return {
    id: named.id,
    /** The answer to the options of an add, as `toJSON()` of the browser's credential. */
    make(options: CreationOptions, change: Change = {}) {
      user = options.user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]);
      const authData = authenticatorData(options.rp.id, change, credential);
      const attestation = encode(
        new Map<string, Encodable>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]),
      );
      return {
        ...named,
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', options.challenge, change)),
          attestationObject: base64url(attestation),
          transports: ['internal'],
        },
      };
    },
    /** The answer to the options of a sign-in. */
    sign(options: RequestOptions, change: Change = {}) {
      const data = clientData('webauthn.get', options.challenge, change);
      const authData = authenticatorData(options.rpId, change);
      const signature = signBytes('sha256', Buffer.concat([authData, hash(data)]), privateKey);
      return {
        ...named,
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(data),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
          userHandle: change.userHandle === undefined ? user : change.userHandle,
        },
      };
    },
  };
}

export interface CreationOptions {
  readonly challenge: string;
  readonly rp: { readonly id: string; readonly name: string };
  readonly user: { readonly id: string; readonly name: string };
  readonly excludeCredentials: readonly { readonly id: string }[];
  readonly authenticatorSelection: object;
}

export interface RequestOptions {
  readonly challenge: string;
  readonly rpId: string;
  readonly userVerification: string;
}

/** The public key in COSE: EC2, ES256, P-256, x, y. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return encode(
    new Map<number, Encodable>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
}

type Encodable = number | string | Buffer | Map<string | number, Encodable>;

/** The part of CBOR (RFC 8949) that WebAuthn needs. */
function encode(value: Encodable): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const parts = [...value].flatMap(([name, part]) => [encode(name), encode(part)]);
  return Buffer.concat([head(5, value.size), ...parts]);
}

function head(major: number, count: number): Buffer {
  const kind = major << 5;
  if (count < 24) return Buffer.from([kind | count]);
  if (count < 256) return Buffer.from([kind | 24, count]);
  return Buffer.from([kind | 25, count >> 8, count & 255]);
}
