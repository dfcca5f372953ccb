import type { RunLimits, RunPlan } from '@netloom/model';

export interface PlacementOptions {
  top: string;
  /** Yosys' JSON for iCE40; this and the constraints count from `src` of the run's folder. */
  netlist: string;
  /** As nextpnr names them, e.g. up5k and sg48. */
  device: string;
  package: string;
  /** Pin constraints (.pcf); without them, and for ports that they leave out, pins are chosen freely. */
  constraints?: string;
  frequencyMegahertz: number;
  seed: number;
  limits: RunLimits;
}

export const PLACEMENT_REPORT = 'placement.json';

/** Plans placement and routing for iCE40 with nextpnr 0.4. A clock that is too slow is judged by the reader. */
export function planPlacement(options: PlacementOptions): RunPlan {
  const { top, netlist, device, constraints, limits } = options;
  const argv = [
    'nextpnr-ice40',
    `--${device}`,
    '--package',
    options.package,
    '--json',
    netlist,
    '--top',
    top,
  ];
  argv.push('--freq', String(options.frequencyMegahertz), '--seed', String(options.seed));
  argv.push('--timing-allow-fail', '--pcf-allow-unconstrained', '--report', `../${PLACEMENT_REPORT}`);
  if (constraints !== undefined) argv.push('--pcf', constraints);
  return {
    kind: 'place',
    title: top,
    steps: [
      { id: 'place', title: 'Place and route', argv, env: {}, directory: 'src', tool: 'nextpnr', weight: 1 },
    ],
    files: {},
    outputs: [{ path: PLACEMENT_REPORT, kind: 'report', title: 'Placement', mediaType: 'application/json' }],
    limits,
  };
}
