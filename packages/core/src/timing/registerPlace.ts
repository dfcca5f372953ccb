/** A stage of the pipeline as the register feeds it; `outside` is beyond the core's ports. */
export type TimingStage = 'fetch' | 'decode' | 'execute' | 'memory' | 'writeBack' | 'execution' | 'outside';

/** Where a path begins or ends. */
export interface RegisterPlace {
  /** Suffix of the module's name, e.g. `fetch`; empty at the core's ports. */
  unit: string;
  stage: TimingStage;
  /** Without its bit. */
  register: string;
}

/** Units whose registers fetch instructions. */
const FETCHING = new Set(['fetch', 'axil_fetch', 'fetch_router', 'itcm', 'predictor']);
/** With five stages: what the registers of other units feed. */
const FED: Readonly<Record<string, TimingStage>> = {
  regfile: 'decode',
  csr: 'execute',
  muldiv: 'execute',
  float: 'execute',
  multiplier: 'memory',
};
/** With five stages: registers of the pipeline, by the prefix of the stage that they feed. */
const PREFIXES: Readonly<Record<string, TimingStage>> = {
  id: 'decode',
  ex: 'execute',
  mem: 'memory',
  wb: 'writeBack',
};

/** `units` from the outermost to the one that has the register. */
function stageOf(units: readonly string[], register: string, stages: 2 | 5): TimingStage {
  const unit = units.at(-1);
  if (unit === undefined) return 'outside';
  if (FETCHING.has(unit)) return 'fetch';
  if (stages === 2) return 'execution';
  if (unit === 'pipeline') return PREFIXES[register.split('_', 1)[0]!] ?? 'execute';
  return FED[units.findLast((each) => each in FED) ?? ''] ?? 'memory';
}

/**
 * Unit and stage of a pin of a flattened core's netlist, which names flip-flops after what they drive, e.g.
 * `u_pipeline.u_fetch.queue_0[3]_reg/D`, or of a port.
 */
export function registerPlace(pin: string, stages: 2 | 5): RegisterPlace {
  const path = pin.replace(/\/[A-Z]+$/, '').split('.');
  const register = path
    .at(-1)!
    .replace(/_(?:reg|dff\d*)$/, '')
    .replace(/(?:\[\d+\])+$/, '');
  const units = path.filter((name) => name.startsWith('u_')).map((name) => name.slice('u_'.length));
  return { unit: units.at(-1) ?? '', stage: stageOf(units, register, stages), register };
}
