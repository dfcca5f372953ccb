import { RunKind, RunOrder, RunState } from '@netloom/contract';
import type { RunRow } from '@netloom/contract';
import { RunVerdict } from '@netloom/model';

export const PAGE_SIZES = [20, 50, 100];

/** A state, or once finished a verdict. */
export type Status = RunRow['state'] | RunVerdict;

/** Which runs the list shows, in which order. */
export interface ListFilter {
  kinds: RunKind[];
  status: Status | null;
  text: string;
  branch: string | null;
  mine: boolean;
  scheduleId: number | null;
  order: RunOrder;
  page: number;
  limit: number;
}

function numberIn(search: URLSearchParams, name: string): number | null {
  const number = Number(search.get(name));
  return Number.isSafeInteger(number) && number > 0 ? number : null;
}

/** Reads a filter from the address; what it does not know is left out. */
export function filterOf(search: URLSearchParams): ListFilter {
  const status = search.get('status');
  const limit = numberIn(search, 'limit');
  return {
    kinds: (search.get('kinds') ?? '').split(',').flatMap((kind) => RunKind.safeParse(kind).data ?? []),
    status: RunState.or(RunVerdict).safeParse(status).data ?? null,
    text: search.get('text') ?? '',
    branch: search.get('branch') || null,
    mine: search.get('mine') === 'true',
    scheduleId: numberIn(search, 'schedule'),
    order: RunOrder.safeParse(search.get('order')).data ?? 'created',
    page: numberIn(search, 'page') ?? 1,
    limit: limit !== null && PAGE_SIZES.includes(limit) ? limit : 20,
  };
}

/** The address of a filter, without what is as usual. */
export function searchOf(filter: ListFilter): Record<string, string> {
  const { kinds, status, text, branch, mine, scheduleId, order, page, limit } = filter;
  return {
    ...(kinds.length > 0 ? { kinds: kinds.join(',') } : {}),
    ...(status === null ? {} : { status }),
    ...(text === '' ? {} : { text }),
    ...(branch === null ? {} : { branch }),
    ...(mine ? { mine: 'true' } : {}),
    ...(scheduleId === null ? {} : { schedule: String(scheduleId) }),
    ...(order === 'created' ? {} : { order }),
    ...(page > 1 ? { page: String(page) } : {}),
    ...(limit === 20 ? {} : { limit: String(limit) }),
  };
}

/** The filter as the server takes it. */
export function queryOf(filter: ListFilter) {
  const { kinds, status, text, branch, mine, scheduleId, order, page, limit } = filter;
  return {
    page,
    limit,
    order,
    kinds: kinds.length > 0 ? kinds.join(',') : undefined,
    state: RunState.safeParse(status).data,
    verdict: RunVerdict.safeParse(status).data,
    text: text === '' ? undefined : text,
    branch: branch ?? undefined,
    mine: mine ? ('true' as const) : undefined,
    scheduleId: scheduleId ?? undefined,
  };
}

/** Whether anything is left out by choice. */
export function isFiltered({ kinds, status, text, branch, mine, scheduleId }: ListFilter): boolean {
  const isChosen = status !== null || branch !== null || scheduleId !== null;
  return isChosen || kinds.length > 0 || text !== '' || mine;
}
