import type { RunLimits, RunPlan } from '@netloom/model';
import type { SynthesisSources } from '../synthesize/synthesisOptions.ts';
import { readSources } from '../synthesize/yosysScript.ts';
import { COUNTEREXAMPLE, PROPERTY, proofScript } from './proofScript.ts';

export interface ProofOptions extends Omit<SynthesisSources, 'flatten'> {
  title: string;
  /** Of the whole run. */
  seconds: number;
  limits: RunLimits;
}

const SCRIPT = 'prove.sh';

/**
 * What Yosys makes of the sources: one module with its assertions and assumptions. Any edge of any clock may come in a
 * step, so that several clocks, latches and asynchronous resets are what they are; what nothing drives, and x, is any
 * value.
 */
const FLATTEN = [
  'proc',
  'setattr -mod -unset keep_hierarchy *',
  'setattr -unset keep_hierarchy */c:*',
  'flatten',
  'memory_map',
  'check -assert',
  'clk2fflogic',
  'setundef -undriven -anyseq',
  'setundef -anyseq',
  // Outputs would be taken for properties.
  'delete -output',
  'rename -hide t:$assert',
  `rename -enumerate -pattern ${PROPERTY}% t:$assert`,
  'tee -q -o ../properties.txt dump t:$assert',
  'opt_clean',
  'write_rtlil ../model.il',
];

/** Plans a proof: Yosys makes the model, and ABC proves or refutes each property by itself. */
export function planProof(options: ProofOptions): RunPlan {
  const set = { ...options, flatten: true };
  const step = { env: {}, directory: 'src' } as const;
  const elaborate = ['yosys', '-s', '../elaborate.ys'];
  return {
    kind: 'proof',
    title: options.title,
    steps: [
      { ...step, id: 'elaborate', title: 'Elaborate', argv: elaborate, tool: 'yosys', weight: 1 },
      { ...step, id: 'prove', title: 'Prove', argv: ['bash', `../${SCRIPT}`], tool: 'prove', weight: 4 },
    ],
    files: {
      'elaborate.ys': [...readSources(set, 'formal'), ...FLATTEN, ''].join('\n'),
      [SCRIPT]: proofScript(options.top, options.seconds),
    },
    outputs: [{ path: COUNTEREXAMPLE, kind: 'wave', title: 'Counterexample', mediaType: 'text/plain' }],
    limits: options.limits,
  };
}
