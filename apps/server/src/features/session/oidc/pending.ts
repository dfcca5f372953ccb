import { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import type { OidcSettings } from '../../../signInSettings.ts';
import { hashToken, newToken } from '../token.ts';
import { Provider } from './provider.ts';
import type { Begun } from './provider.ts';

const MILLISECONDS = 15 * 60_000;
const AT_MOST = 10_000;

interface Pending extends Begun {
  redirect: string;
  until: number;
}

/** Sign-ins that have gone to the provider, by the hash of the ticket that the browser keeps meanwhile. */
const pending = new Map<string, Pending>();

/** The oldest first: they are in the order of their ends. */
function forget(): void {
  for (const [key, { until }] of pending) {
    if (until > Date.now() && pending.size <= AT_MOST) return;
    pending.delete(key);
  }
}

export function keepPending(begun: Begun, redirect: string): string {
  const ticket = newToken();
  pending.set(hashToken(ticket), { ...begun, redirect, until: Date.now() + MILLISECONDS });
  forget();
  return ticket;
}

/** What the ticket was given out for; it goes once. */
export function takePending(ticket: string): Pending | undefined {
  forget();
  const key = hashToken(ticket);
  const found = pending.get(key);
  pending.delete(key);
  return found;
}

const providers = new WeakMap<OidcSettings, Provider>();

/** @throws a 601 when there is none. */
export function providerOf({ settings, log }: Services): Provider {
  if (settings.oidc === undefined) throw new Refusal('oidc-none');
  const provider = providers.get(settings.oidc) ?? new Provider(settings.oidc, settings.publicUrl ?? '', log);
  providers.set(settings.oidc, provider);
  return provider;
}
