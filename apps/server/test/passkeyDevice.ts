import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type { BodyOf, PasskeyCreation, PasskeyRequest, addPasskey, signInByPasskey } from '@netloom/contract';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const text = (data: Buffer) => data.toString('base64url');

/** CBOR (RFC 8949) of what an attestation holds: whole numbers, bytes, texts, maps. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, count: number) =>
    count < 24
      ? Buffer.from([major * 32 + count])
      : count < 256
        ? Buffer.from([major * 32 + 24, count])
        : Buffer.from([major * 32 + 25, count >> 8, count & 255]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const pairs = [...value].flatMap(([key, each]) => [cbor(key), cbor(each as number)]);
  return Buffer.concat([head(5, value.size), ...pairs]);
}

/** What a device says that is not so, for attacks. */
interface Lies {
  origin?: string;
  rpId?: string;
  challenge?: string;
  userHandle?: string;
  type?: string;
  verified?: boolean;
}

/** Somebody's security key: it does what Web Authentication Level 3 says (sections 6 and 5.1.8), without our code. */
export class PasskeyDevice {
  readonly id = randomBytes(32);
  counter = 0;
  /** How much it counts on at each use; 0 for devices that do not count. */
  countsBy = 1;
  userHandle = '';
  private readonly keys: { publicKey: KeyObject; privateKey: KeyObject };
  private readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
    this.keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  register(options: PasskeyCreation, lies: Lies = {}): BodyOf<typeof addPasskey>['registration'] {
    this.userHandle = options.user.id;
    const { x, y } = this.keys.publicKey.export({ format: 'jwk' });
    const point = [x, y].map((part) => Buffer.from(part!, 'base64url'));
    // COSE key (RFC 9053, sections 2.1 and 7.1): EC2, ES256, P-256.
    const key = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, point[0]],
        [-3, point[1]],
      ]),
    );
    const data = this.data(options.rp.id, lies, 0x40);
    const authData = Buffer.concat([data, Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, key]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return {
      ...this.named(),
      response: {
        clientDataJSON: text(this.client('webauthn.create', options.challenge, lies)),
        attestationObject: text(cbor(attestation)),
        transports: ['usb'],
      },
    };
  }

  sign(options: PasskeyRequest, lies: Lies = {}): BodyOf<typeof signInByPasskey>['assertion'] {
    this.counter += this.countsBy;
    const client = this.client('webauthn.get', options.challenge, lies);
    const data = this.data(options.rpId, lies);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.keys.privateKey);
    return {
      ...this.named(),
      response: {
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(signature),
        userHandle: lies.userHandle ?? this.userHandle,
      },
    };
  }

  private named() {
    const id = text(this.id);
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };
  }

  private client(type: string, challenge: string, lies: Lies): Buffer {
    const said = { type, challenge, origin: this.origin, crossOrigin: false, ...lies };
    const { origin, crossOrigin } = said;
    return Buffer.from(JSON.stringify({ type: said.type, challenge: said.challenge, origin, crossOrigin }));
  }

  /** Authenticator data (section 6.1): hash of the RP ID, flags, counter. */
  private data(rpId: string, { rpId: other, verified = true }: Lies, more = 0): Buffer {
    const flags = 0x01 + (verified ? 0x04 : 0) + more;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(other ?? rpId), Buffer.from([flags]), counter]);
  }
}
