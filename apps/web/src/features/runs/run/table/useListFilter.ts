import { useSearchParams } from 'react-router';
import { filterOf, searchOf } from './listFilter.ts';
import type { ListFilter } from './listFilter.ts';

/** The filter in the address. Any change of it leads back to the first page. */
export function useListFilter(): [ListFilter, (change: Partial<ListFilter>) => void] {
  const [search, setSearch] = useSearchParams();
  const change = (part: Partial<ListFilter>) =>
    setSearch((known) => searchOf({ ...filterOf(known), page: 1, ...part }), { replace: true });
  return [filterOf(search), change];
}
