import { randomBytes } from 'node:crypto';
import type { Services } from '../../../services.ts';
import { base32 } from './base32.ts';
import { DIGITS, SECRET_BYTES, STEP_SECONDS } from './totp.ts';

type Vault = Pick<Services, 'secrets'>;

/** Bound to the user: a row that is put in another's place opens nothing. */
const purpose = (userId: number) => `second-factor ${userId}`;

export function sealFactor({ secrets }: Vault, userId: number, secret: Buffer): string {
  return secrets.encrypt(secret.toString('base64'), purpose(userId));
}

export function openFactor(
  { secrets }: Vault,
  { userId, secret }: { userId: number; secret: string },
): Buffer {
  return Buffer.from(secrets.decrypt(secret, purpose(userId)), 'base64');
}

export const newFactorSecret = () => randomBytes(SECRET_BYTES);

/** What an authenticator needs: the secret in Base32, and the URI that its QR code holds. */
export function enrolment(
  { settings }: Pick<Services, 'settings'>,
  userName: string,
  secret: Buffer,
): { secret: string; uri: string } {
  // Who has accounts on several installations tells them apart by the host.
  const host = settings.publicUrl === undefined ? '' : ` ${new URL(settings.publicUrl).hostname}`;
  const issuer = `Netloom${host}`;
  const text = base32(secret);
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(userName)}`;
  const values = { secret: text, issuer, algorithm: 'SHA1', digits: DIGITS, period: STEP_SECONDS };
  const query = Object.entries(values).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return { secret: text, uri: `otpauth://totp/${label}?${query.join('&')}` };
}
