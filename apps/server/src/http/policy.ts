import type { Caller } from '../caller.ts';
import type { Services } from '../services.ts';
import { unauthenticated } from './problem.ts';
import type { Policy } from './route.ts';

export const anyone: Policy<unknown, undefined> = {
  who: 'anyone',
  open: true,
  admit: () => Promise.resolve(undefined),
};

/** A policy for signed-in users: `admit` decides the rest. */
export function whoIs<I, Scope>(
  who: string,
  admit: (incoming: I, caller: Caller, services: Services) => Promise<Scope>,
): Policy<I, Scope> {
  return {
    who,
    open: false,
    admit(incoming, caller, services) {
      if (caller === undefined) throw unauthenticated();
      return admit(incoming, caller, services);
    },
  };
}

export const signedIn = whoIs('signed-in users', (_incoming: unknown, caller) => Promise.resolve({ caller }));
