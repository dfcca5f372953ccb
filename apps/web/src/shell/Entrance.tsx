import { useState } from 'react';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useDept } from '../session/index.ts';
import { useShellSession } from './SessionContext.ts';
import { leadsHome, redirectOf, refreshedPath } from './access.ts';
import { designSearch } from './screenAhead.ts';

/** Leads the address that a session begins at to its screen before the shell is drawn, which would be drawn again. */
export function Entrance({ children }: { children: ReactNode }) {
  const { tree } = useShellSession();
  const { pathname, search } = useLocation();
  const [entered, setEntered] = useState(false);
  // Who works in no project begins at the profile, where one is made or joined.
  const hasProject = useDept((state) => state.deptId) !== null;
  if (entered) return children;
  // Nothing is drawn yet that would be made anew.
  const path = refreshedPath(pathname) ?? pathname;
  const redirect = redirectOf(path, tree, hasProject);
  if (redirect !== null) {
    const told = leadsHome(path) ? search || designSearch(redirect) : '';
    return <Navigate to={`${redirect}${told}`} replace />;
  }
  if (path !== pathname) return <Navigate to={`${path}${search}`} replace />;
  setEntered(true);
  return null;
}
