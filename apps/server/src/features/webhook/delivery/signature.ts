import { createHmac } from 'node:crypto';

/**
 * `t=<seconds since 1970>,v1=<hex>`: HMAC-SHA256 (RFC 2104) of `<seconds>.<body>`, so that a body that was caught on
 * the way cannot be sent again later.
 */
export function signatureOf(body: string, secret: string, seconds: number): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}
