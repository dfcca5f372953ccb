/** What a table of an open document reads: it is there. */
export const STORED = { error: null, isFetching: false, refetch: () => undefined };
