import { keepPreviousData } from '@tanstack/react-query';

/** How lists are read: always anew, the rows before stay until then, and the list itself tells its errors. */
export const listQuery = { staleTime: 0, placeholderData: keepPreviousData, meta: { quiet: true } };
