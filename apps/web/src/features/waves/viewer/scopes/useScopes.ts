import type { ChildPage } from '@netloom/waves';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { WaveData } from '../WaveData.ts';

const pageSize = 500;

export type ScopeId = number | null;

function merged(page: ChildPage | undefined, more: ChildPage): ChildPage {
  if (!page) return more;
  const scopes = [...page.scopes, ...more.scopes];
  return { total: more.total, scopes, variables: [...page.variables, ...more.variables] };
}

export function loadedCount(page: ChildPage | undefined): number {
  return page ? page.scopes.length + page.variables.length : 0;
}

export interface Scopes {
  pages: ReadonlyMap<ScopeId, ChildPage>;
  /** Why the last page could not be loaded. */
  error: Error | null;
  /** Loads the first or the next page of a scope. */
  load: (scope: ScopeId) => Promise<ChildPage | undefined>;
}

/** What has been loaded of the scope tree, page by page. */
export function useScopes(data: WaveData): Scopes {
  const [pages, setPages] = useState<ReadonlyMap<ScopeId, ChildPage>>(new Map());
  const [error, setError] = useState<Error | null>(null);
  const known = useRef(pages);
  const loading = useRef(new Map<ScopeId, Promise<ChildPage | undefined>>());

  const load = useCallback(
    (scope: ScopeId) => {
      const page = known.current.get(scope);
      if (page && loadedCount(page) >= page.total) return Promise.resolve(page);
      const under = loading.current.get(scope);
      if (under) return under;
      const request = data
        .children(scope, loadedCount(page), pageSize)
        .then((more) => {
          const all = merged(page, more);
          known.current = new Map(known.current).set(scope, all);
          setPages(known.current);
          setError(null);
          return all;
        })
        .catch((reason: Error) => {
          setError(reason);
          return undefined;
        })
        .finally(() => loading.current.delete(scope));
      loading.current.set(scope, request);
      return request;
    },
    [data],
  );

  useEffect(() => void load(null), [load]);
  return { pages, error, load };
}
