import { createContext, useContext } from 'react';
import type { Session } from '../session/index.ts';
import type { MenuNode } from './menuTree.ts';

interface ShellSession extends Session {
  tree: MenuNode[];
}

export const SessionContext = createContext<ShellSession | null>(null);

/** The session that the shell was opened with. */
export function useShellSession(): ShellSession {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('the shell has no session yet');
  return session;
}
