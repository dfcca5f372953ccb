import type { ReachedClocks } from '@netloom/pins';
import { create } from 'zustand';

/** What the user wants of the clocks, and the settings that would give it while he looks at them. */
interface GoalState {
  /** MHz of HCLK as typed; undefined: the most that the chip bears. */
  hclk: string | undefined;
  usb: boolean;
  source: 'HSI' | 'HSE' | undefined;
  /** `failed`: no setting of the PLL comes near. Of which settings it is the remedy: another edit makes it stale. */
  preview: { reached: ReachedClocks | 'failed'; of: object | undefined; wanted: number } | undefined;
}

export const useGoal = create<GoalState>(() => ({
  hclk: undefined,
  usb: false,
  source: undefined,
  preview: undefined,
}));

export function closePreview(): void {
  useGoal.setState({ preview: undefined });
}
