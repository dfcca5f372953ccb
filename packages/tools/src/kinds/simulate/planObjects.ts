import type { RunLimits, RunPlan, RunStep } from '@netloom/model';
import { planVerilator } from './planVerilator.ts';

/** Where the plan leaves the objects, in the run's folder. */
export const OBJECTS_FOLDER = 'ccache';

/** Uses what makes Verilator compile its sources another way: delays and imported functions. */
const BENCH = `module tb;
  import "DPI-C" function int getpid();
  initial begin
    #1 $display("%0d", getpid());
    $finish;
  end
endmodule
`;

/** Options that change how Verilator's own sources are compiled. */
const VARIANTS = [{}, { coverage: true }, { trace: false }] as const;

const CLEAR: RunStep = {
  id: 'clear',
  title: 'Clear',
  argv: ['rm', '-rf', '../obj'],
  env: {},
  directory: 'src',
  tool: 'plain',
  weight: 1,
};

/** What a source depends on is told by the compiler: nothing is preprocessed to find its object. */
const ENVIRONMENT = { OBJCACHE: 'ccache', CCACHE_DEPEND: '1', CCACHE_DIR: `/work/${OBJECTS_FOLDER}` };

/** The steps that build a model, each with a name of its own among those of all variants. */
function stepsOf(plan: RunPlan, index: number): RunStep[] {
  const builds = plan.steps.filter(({ id }) => id === 'verilate' || id === 'compile');
  const steps: RunStep[] = [CLEAR, ...builds];
  return steps.map((step) => ({ ...step, id: `${step.id}-${index}`, env: ENVIRONMENT }));
}

/** Compiles a design of ours with each set of options, so that ccache keeps the objects of Verilator's own sources. */
export function planObjects(limits: RunLimits): RunPlan {
  const plans = VARIANTS.map((variant) =>
    planVerilator({ title: 'objects', top: 'tb', sources: ['tb.sv'], limits, ...variant }),
  );
  return {
    kind: 'simulate',
    title: 'objects',
    steps: plans.flatMap(stepsOf),
    files: Object.assign({ 'src/tb.sv': BENCH }, ...plans.map(({ files }) => files)) as Record<
      string,
      string
    >,
    outputs: [],
    limits,
  };
}
