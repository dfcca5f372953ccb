import { prove } from '../../../../proof/index.ts';

/** What Yosys says where it has found two designs to differ: by a counterexample, or in their ports. */
const DIFFER = /proof did fail|Cant find|has no equivalent|Can't match|No matching port/i;

/** Commands that leave a module, whose instances' pins are ports of it, in Yosys. */
export interface Everted {
  module: string;
  commands: readonly string[];
  /** Of the first side: what is open there may be anything in the other. */
  mayBeOpen?: boolean;
}

/**
 * Whether the outputs of two modules are the same functions of their inputs, as Yosys' SAT solver proves.
 * @throws where Yosys fails of anything else
 */
export async function haveSameFunctions(
  texts: Record<string, string>,
  gold: Everted,
  gate: Everted,
): Promise<boolean> {
  const side = ({ module, commands }: Everted, as: string) => [
    ...['design -reset', ...commands, `rename ${module} ${as}`, `design -stash ${as}`],
  ];
  const script = [
    ...side(gold, 'gold'),
    ...side(gate, 'gate'),
    ...['design -reset', 'design -copy-from gold -as gold gold', 'design -copy-from gate -as gate gate'],
    `miter -equiv${gold.mayBeOpen ? ' -ignore_gold_x' : ''} -flatten gold gate miter`,
    'sat -verify -prove trigger 0 -set-def-inputs miter',
  ];
  const files = { ...texts, 'run.ys': script.join('\n') };
  const { steps } = await prove({ files, steps: [['yosys', '-q', '-s', 'run.ys']], mayFail: true });
  const { code, stdout, stderr } = steps[0]!;
  if (code === 0) return true;
  if (DIFFER.test(stdout + stderr)) return false;
  throw new Error(stdout + stderr);
}
