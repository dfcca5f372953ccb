import { captchaImage } from '@netloom/contract';
import { anyone } from '../../../http/policy.ts';
import { Refusal } from '../../../http/refusal.ts';
import { implement } from '../../../http/route.ts';
import { perServer } from '../../../perServer.ts';
import { RateLimit } from '../../../rateLimit.ts';
import { networkOf } from '../client.ts';
import { captchas } from './captcha.ts';

/** Drawing takes the server some milliseconds, and needs no session. */
const pictures = perServer(() => new RateLimit({ most: 300, milliseconds: 10 * 60_000 }));

export const captchaImageRoute = implement(captchaImage, anyone, ({ request }, _scope, services) => {
  if (!pictures(services).take(networkOf(request.ip))) throw new Refusal('too-many-pictures');
  return Promise.resolve(captchas.draw());
});
