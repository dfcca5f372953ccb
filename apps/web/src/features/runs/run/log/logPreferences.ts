import { create } from 'zustand';

/** How logs are shown, whichever it is. */
export const useLogPreferences = create<{ wrap: boolean }>(() => ({ wrap: false }));

export function toggleWrap(): void {
  useLogPreferences.setState(({ wrap }) => ({ wrap: !wrap }));
}
