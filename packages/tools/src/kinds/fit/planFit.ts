import { coreRtl } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import type { RunLimits, RunPlan, RunStep } from '@netloom/model';
import { PLACEMENT_REPORT } from '../place/planPlacement.ts';
import { readWithoutLines } from '../synthesize/forgetLines.ts';
import { WRAPPER, wrapper } from './wrapper.ts';

/** Folder of the core's RTL and the wrapper. */
const FOLDER = 'core';
const NETLIST = 'wrapper.json';
/** Processor time that nextpnr has, in seconds: what fills the device nearly may never be routed. */
export const SECONDS = 1200;
/** What the placing step says where there is no clock; its reader knows these. */
export const NO_FIT = 'netloom: the core does not fit';
export const NO_ROUTE = `netloom: no routing was found in ${SECONDS} s of processor time`;

/** A core that does not fit is an answer, and so no failure of the step. */
const PLACE = `set -o pipefail
(ulimit -S -t ${SECONDS}; exec "$@") 2>&1 | tee ../place.log
code=$?
[ $code -eq 0 ] && exit 0
grep -qE 'no BELs remaining|[Uu]nable to place|failed to place' ../place.log && { echo '${NO_FIT}'; exit 0; }
[ $code -eq 152 ] && { echo '${NO_ROUTE}'; exit 0; }
exit $code
`;

const NEXTPNR = [
  ...['nextpnr-ice40', '--hx8k', '--package', 'ct256', '--json', `../${NETLIST}`],
  ...['--pcf-allow-unconstrained', '--seed', '1', '--freq', '50', '--timing-allow-fail'],
  ...['--report', `../${PLACEMENT_REPORT}`],
];

const synthesis = (files: readonly string[], top: string, more = '') =>
  `${readWithoutLines(files, top)}; synth_ice40 -abc9 -device hx -top ${top}${more}`;

/** Counts the cells of the core alone; places and routes it in its wrapper, as bench/core measures the presets. */
export function planFit(options: CoreOptions, limits: RunLimits): RunPlan {
  const rtl = coreRtl(options);
  const files = rtl.map(({ path }) => path);
  const yosys = (id: string, title: string, tool: string, script: string): RunStep => ({
    ...{ id, title, tool, argv: ['yosys', '-p', script], env: {}, directory: FOLDER, weight: 3 },
  });
  const inWrapper = synthesis([...files, `${WRAPPER}.sv`], WRAPPER, ` -json ../${NETLIST}`);
  return {
    kind: 'fit',
    title: `${options.name} → iCE40 HX8K`,
    steps: [
      yosys('cells', 'Synthesis', 'cells', synthesis(files, options.name)),
      yosys('wrap', 'Synthesis between three pins', 'wrapped', inWrapper),
      {
        ...{ id: 'place', title: 'Place and route', tool: 'placed', env: {}, directory: FOLDER, weight: 5 },
        argv: ['bash', '-c', PLACE, 'place', ...NEXTPNR],
      },
    ],
    files: {
      ...Object.fromEntries(rtl.map(({ path, text }) => [`${FOLDER}/${path}`, text])),
      [`${FOLDER}/${WRAPPER}.sv`]: wrapper(options),
    },
    outputs: [{ path: PLACEMENT_REPORT, kind: 'report', title: 'Placement', mediaType: 'application/json' }],
    limits,
  };
}
