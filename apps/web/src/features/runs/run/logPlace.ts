import { createContext, useContext } from 'react';

/** Shows the run's log at a byte offset. */
export type ShowLog = (offset: number) => void;

export const LogPlace = createContext<ShowLog>(() => undefined);

export function useShowLog(): ShowLog {
  return useContext(LogPlace);
}
