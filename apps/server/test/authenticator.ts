const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The bytes of a Base32 text (RFC 4648, section 6). */
export function bytesOfBase32(text: string): Uint8Array<ArrayBuffer> {
  let value = 0n;
  for (const letter of text) value = value * 32n + BigInt(LETTERS.indexOf(letter));
  const bits = text.length * 5;
  const length = Math.floor(bits / 8);
  value >>= BigInt(bits - length * 8);
  const bytes = new Uint8Array(length);
  for (let index = length - 1; index >= 0; index -= 1, value /= 256n) bytes[index] = Number(value % 256n);
  return bytes;
}

/** Somebody's authenticator app: it knows what the QR code says (RFC 6238), and nothing of the server's code. */
export class Authenticator {
  private readonly values: URLSearchParams;
  readonly label: string;

  constructor(uri: string) {
    const url = new URL(uri);
    if (url.protocol !== 'otpauth:' || url.host !== 'totp')
      throw new Error(`no URI of an authenticator: ${uri}`);
    this.values = url.searchParams;
    this.label = decodeURIComponent(url.pathname.slice(1));
  }

  get issuer(): string | null {
    return this.values.get('issuer');
  }

  /** What its display shows, `later` time steps from now. */
  async code(later = 0): Promise<string> {
    const step = Math.floor(Date.now() / (Number(this.values.get('period')) * 1000)) + later;
    const name = this.values.get('algorithm')!.replace('SHA', 'SHA-');
    const bytes = bytesOfBase32(this.values.get('secret')!);
    const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: name }, false, ['sign']);
    const message = new DataView(new ArrayBuffer(8));
    message.setBigUint64(0, BigInt(step));
    const mac = new DataView(await crypto.subtle.sign('HMAC', key, message));
    const at = mac.getUint8(mac.byteLength - 1) % 16;
    const digits = Number(this.values.get('digits'));
    return ((mac.getUint32(at) % 2 ** 31) % 10 ** digits).toString().padStart(digits, '0');
  }
}
