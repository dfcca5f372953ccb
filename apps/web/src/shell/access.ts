import { screenByPath } from '../screens.ts';
import { homeOf, routeAt } from './menuTree.ts';
import type { MenuNode } from './menuTree.ts';

const PROFILE = '/profile/index';
const NOT_FOUND = '/error/404';
const OWN_PAGES = ['/error/401', NOT_FOUND, '/404'];

/** Addresses that stand for another screen, which is told the same. */
export function leadsHome(pathname: string): boolean {
  return pathname === '/' || pathname === '/dashboard';
}

function dashboardTarget(tree: readonly MenuNode[], first: boolean): string {
  const home = homeOf(tree) ?? NOT_FOUND;
  return first || routeAt(tree, PROFILE) === undefined ? home : PROFILE;
}

/**
 * Where an address leads instead (specification, 2.1); null where it stays. `first` is the navigation before which no
 * route was loaded. A screen that exists but is not permitted leads to the page that says so.
 */
export function redirectOf(pathname: string, tree: readonly MenuNode[], first: boolean): string | null {
  if (routeAt(tree, pathname) !== undefined || OWN_PAGES.includes(pathname)) return null;
  // `/` stands for the dashboard: led there first, the shell would be drawn once more.
  if (leadsHome(pathname)) return dashboardTarget(tree, first);
  if (screenByPath(pathname) === undefined) return NOT_FOUND;
  return `/error/401?${new URLSearchParams({ path: pathname })}`;
}

/** The address that `/redirect…` stands for; null for any other. */
export function refreshedPath(pathname: string): string | null {
  return pathname.startsWith('/redirect/') ? pathname.slice('/redirect'.length) : null;
}
