import { useLocation, useSearchParams } from 'react-router';
import { screenByPath } from '../../screens.ts';
import { useShellSession } from '../SessionContext.ts';
import { homeOf, routeAt } from '../menuTree.ts';
import { Forbidden } from './Forbidden.tsx';
import { NotFound } from './NotFound.tsx';

/** `/error/401` for a screen that the user may not see, `/error/404` for what does not exist. */
export function ErrorPage() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const { tree } = useShellSession();
  const home = homeOf(tree);
  if (pathname !== '/error/401') return <NotFound home={home} />;
  const path = search.get('path') ?? '';
  const permitted = routeAt(tree, path) !== undefined;
  return <Forbidden screen={screenByPath(path)} permittedPath={permitted ? path : undefined} home={home} />;
}
