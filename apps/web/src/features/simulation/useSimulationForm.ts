import type { RunTarget } from '@netloom/contract';
import { useState } from 'react';
import { useDeptId } from '../../session/index.ts';
import { useStartRun } from '../runs/index.ts';

export interface SimulationFields {
  top: string;
  testbench: string;
  fileList: string;
  plusargs: string;
  seed?: number;
  seconds?: number;
  memoryMegabytes?: number;
}

const initial: SimulationFields = {
  top: '',
  testbench: '',
  fileList: '',
  plusargs: '',
  seconds: 600,
  memoryMegabytes: 4096,
};

function targetFields({ top, testbench, fileList }: RunTarget): Partial<SimulationFields> {
  return { top, testbench, fileList };
}

/** The fields of the run to start: a target's, over which go the designer's own changes. */
export function useSimulationForm(targets: readonly RunTarget[], fileList: string | null) {
  const deptId = useDeptId();
  const [changes, setChanges] = useState<Partial<SimulationFields>>({});
  const natural = targets.find((target) => target.fileList === fileList) ?? targets[0];
  const form: SimulationFields = { ...initial, ...(natural ? targetFields(natural) : {}), ...changes };
  const [kind, setKind] = useState<'simulate' | 'lint'>('simulate');
  const { mutate, isPending } = useStartRun();
  return {
    form,
    set: (change: Partial<SimulationFields>) => setChanges((known) => ({ ...known, ...change })),
    choose: (target: RunTarget) => setChanges((known) => ({ ...known, ...targetFields(target) })),
    start: (chosen: 'simulate' | 'lint') => {
      setKind(chosen);
      mutate({ body: { kind: chosen, deptId, ...form } });
    },
    starting: isPending ? kind : null,
  };
}
