import { create } from 'zustand';

/** Whether the last call found no server. */
export const useReach = create<{ lost: boolean }>(() => ({ lost: false }));

export function noteReach(reached: boolean): void {
  if (useReach.getState().lost === reached) useReach.setState({ lost: !reached });
}
