import { Refusal } from '../../../http/refusal.ts';
import { perServer } from '../../../perServer.ts';
import { RateLimit } from '../../../rateLimit.ts';
import type { Services } from '../../../services.ts';
import { networkOf } from '../client.ts';

/** Every try needs a challenge of its own, so that these are the tries of an address, which may be a whole firm's. */
const begun = perServer(() => new RateLimit({ most: 300, milliseconds: 10 * 60_000 }));

/** @throws a 601 when too many sign-ins by passkey were begun from the address. */
export function takeTurn(services: Services, address: string): void {
  if (!begun(services).take(networkOf(address))) throw new Refusal('too-many-attempts');
}
