import { create } from 'zustand';
import { openPanel } from '../panelStore.ts';

export type ProbeTopic = 'declaration' | 'drivers' | 'loads';

interface Asked {
  path: string;
  topic: ProbeTopic;
}

interface ProbeState {
  /** What a command last asked to be shown; a new object each time. */
  asked: Asked | null;
}

export const useProbe = create<ProbeState>(() => ({ asked: null }));

/** Shows a signal's declaration, its drivers or its loads in the source panel. */
export function probeSignal(path: string, topic: ProbeTopic): void {
  useProbe.setState({ asked: { path, topic } });
  openPanel('source');
}
