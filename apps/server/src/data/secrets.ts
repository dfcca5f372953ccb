import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { writeFileAtomically } from './atomicFile.ts';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts what must be told again, such as git tokens: AES-256-GCM (NIST SP 800-38D) with a key that only the data
 * folder's owner can read. `purpose` is bound to the text, so that one secret cannot be put in another's place.
 */
export class Secrets {
  private readonly key: Buffer;

  constructor(key: Buffer) {
    if (key.length !== KEY_BYTES) throw new Error(`the key file must hold ${KEY_BYTES} bytes`);
    this.key = key;
  }

  /** Reads the key file, or makes it at the first start. */
  static async open(file: string): Promise<Secrets> {
    const known = await readFile(file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    if (known !== undefined) return new Secrets(known);
    const key = randomBytes(KEY_BYTES);
    await writeFileAtomically(file, key, 0o600);
    return new Secrets(key);
  }

  encrypt(text: string, purpose: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.key, nonce).setAAD(Buffer.from(purpose));
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
  }

  /** @throws when the text was changed, or was encrypted for another purpose or with another key. */
  decrypt(encrypted: string, purpose: string): string {
    const bytes = Buffer.from(encrypted, 'base64');
    const decipher = createDecipheriv(ALGORITHM, this.key, bytes.subarray(0, NONCE_BYTES))
      .setAAD(Buffer.from(purpose))
      .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const body = bytes.subarray(NONCE_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
  }
}
