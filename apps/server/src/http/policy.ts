import type { Permission } from '@netloom/contract';
import type { Caller } from '../caller.ts';
import type { Services } from '../serviceParts.ts';
import { forbidden, unauthenticated } from './refuse.ts';
import type { Policy } from './route.ts';

export const anyone: Policy<unknown, undefined> = {
  who: 'anyone',
  open: true,
  permission: null,
  admit: () => Promise.resolve(undefined),
};

/** A policy for signed-in users: `admit` decides the rest. */
export function whoIs<I, Scope>(
  who: string,
  admit: (incoming: I, caller: Caller, services: Services) => Promise<Scope>,
  permission: Permission | null = null,
): Policy<I, Scope> {
  return {
    who,
    open: false,
    permission,
    admit(incoming, caller, services) {
      if (caller === undefined) throw unauthenticated();
      return admit(incoming, caller, services);
    },
  };
}

export const signedIn = whoIs('signed-in users', (_incoming: unknown, caller) => Promise.resolve({ caller }));

/** Where only the work can read which project a call is about (from a form, from JSON text): it asks for the permission. */
export function permittedInWork(permission: Permission): Policy<unknown, { caller: Caller }> {
  const admit = (_incoming: unknown, caller: Caller) => Promise.resolve({ caller });
  return whoIs('members of the department', admit, permission);
}

/** For what concerns the whole installation. */
export function permitted(permission: Permission): Policy<unknown, { caller: Caller }> {
  return whoIs(
    'users whose role permits it',
    (_incoming, caller, services) => {
      if (!services.permissions.allow(caller, permission)) throw forbidden();
      return Promise.resolve({ caller });
    },
    permission,
  );
}
