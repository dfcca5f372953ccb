import type { RunLimits, RunPlan, RunStep } from '@netloom/model';
import { planModel } from '../boot/planBoot.ts';
import { COMPILE_FILE, HEADERS_FOLDER, OBJECTS_FOLDER } from './objectPlaces.ts';
import { planVerilator } from './planVerilator.ts';

/** Uses what makes Verilator compile its sources another way: delays and imported functions. */
const BENCH = `module tb;
  import "DPI-C" function int getpid();
  initial begin
    #1 $display("%0d", getpid());
    $finish;
  end
endmodule
`;

/** What the program around a booting SoC drives. */
const SOC = `module soc (
    input  logic clk,
    input  logic rx,
    output logic tx
);
  always_ff @(posedge clk) tx <= rx;
endmodule
`;

/** Options that change how Verilator's own sources are compiled. */
const VARIANTS = [{}, { coverage: true }, { trace: false }, { coverage: true, trace: false }] as const;

const CLEAR: RunStep = {
  id: 'clear',
  title: 'Clear',
  argv: ['rm', '-rf', '../obj'],
  env: {},
  directory: 'src',
  tool: 'plain',
  weight: 1,
};

const KEPT = `/work/${OBJECTS_FOLDER}`;
/** What a source depends on is told by the compiler: nothing is preprocessed to find its object. */
const ENVIRONMENT = { OBJCACHE: `sh ${KEPT}/${COMPILE_FILE}`, CCACHE_DEPEND: '1', CCACHE_DIR: KEPT };
/** The headers of a simulation's model are a good part of what it takes to compile; of a SoC's, which runs fast, they are not. */
const WITH_HEADERS = { ...ENVIRONMENT, MODEL_HEADERS: `${KEPT}/${HEADERS_FOLDER}`, MODEL_HEADERS_SEEN: '1' };

/** The steps that build a model, each with a name of its own among those of all. */
function stepsOf(
  { steps }: Pick<RunPlan, 'steps'>,
  name: string | number,
  env: Record<string, string>,
): RunStep[] {
  const builds = steps.filter(({ id }) => id === 'verilate' || id === 'compile');
  return [CLEAR, ...builds].map((step) => ({ ...step, id: `${step.id}-${name}`, env }));
}

/**
 * Compiles designs of ours with each set of options, so that ccache keeps the objects of Verilator's own sources, and
 * its headers are there precompiled. `compile` is the program that does both.
 */
export function planObjects(limits: RunLimits, compile: string): RunPlan {
  const simulations = VARIANTS.map((variant) =>
    planVerilator({ title: 'objects', top: 'tb', sources: ['tb.sv'], limits, ...variant }),
  );
  const uart = { transmit: 'tx', receive: 'rx', divisor: 16 };
  const board = { clock: 'clk', resets: [], inputs: [], uart, flashes: [], i2cBuses: [] };
  const boot = planModel({
    ...{ title: 'objects', top: 'soc', sources: ['soc.sv'], limits, board, cycles: 1, trace: false },
  });
  const files = [...simulations, boot].map((plan) => plan.files);
  return {
    kind: 'simulate',
    title: 'objects',
    steps: [
      ...simulations.flatMap((plan, index) => stepsOf(plan, index, WITH_HEADERS)),
      ...stepsOf(boot, 'boot', ENVIRONMENT),
    ],
    files: Object.assign(
      { 'src/tb.sv': BENCH, 'src/soc.sv': SOC, [`${OBJECTS_FOLDER}/${COMPILE_FILE}`]: compile },
      ...files,
    ) as Record<string, string>,
    outputs: [],
    limits,
  };
}
