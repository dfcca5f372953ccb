import { createHmac, timingSafeEqual } from 'node:crypto';

/** Bytes of a secret: the length of the HMAC's output (RFC 4226, section 4, R6). */
export const SECRET_BYTES = 20;
export const DIGITS = 6;
export const STEP_SECONDS = 30;
/** Steps to either side whose code is accepted, for clocks that differ and codes that travel (RFC 6238, section 5.2). */
const WINDOW = 1;

/** The one-time password of a counter (RFC 4226, section 5.3), HMAC-SHA-1, six digits. */
export function hotp(secret: Buffer, counter: number): string {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(counter));
  const mac = createHmac('sha1', secret).update(message).digest();
  const offset = mac[mac.length - 1]! & 0xf;
  const truncated = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(truncated % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The time step of a moment in milliseconds since 1970 (RFC 6238, section 4.2). */
export const stepAt = (milliseconds: number) => Math.floor(milliseconds / 1000 / STEP_SECONDS);

/** The steps around `milliseconds` whose code this is, the oldest first; it takes as long whatever is right in it. */
export function stepsOf(secret: Buffer, code: string, milliseconds: number): number[] {
  const typed = Buffer.from(code);
  const now = stepAt(milliseconds);
  const steps = Array.from({ length: 2 * WINDOW + 1 }, (_, index) => now - WINDOW + index);
  return steps
    .filter((step) => step >= 0)
    .filter((step) => {
      const expected = Buffer.from(hotp(secret, step));
      return expected.length === typed.length && timingSafeEqual(expected, typed);
    });
}
