import { OWN_FILES, checkInsn, insnKind, ownOf, ownProofFiles } from '@netloom/instructions';
import { saidOf } from '@netloom/model';
import type { RunStep } from '@netloom/model';
import { PlanError } from '../../planError.ts';
import type { Planning } from '../kind.ts';
import type { PlanTree } from '../planContext.ts';
import { limitsOf } from '../request.ts';
import type { InstructionRequest } from './kind.ts';

/** What of a run's time each of its engines may take. */
const SHARE = 0.25;

/** The instruction as the tree has it. @throws a PlanError where that is another than was meant */
async function ownAt({ path, instruction, of }: InstructionRequest, tree: PlanTree) {
  const { document: insn, diagnostics } = insnKind.read(await tree.requireText(path, 'path'), path);
  const all = [...diagnostics, ...(insn ? checkInsn(insn) : [])];
  const problem = all.find(({ severity }) => severity === 'error');
  if (!insn || problem)
    throw new PlanError('core-wrong', 'path', { path, message: problem ? saidOf(problem) : '' });
  const found = ownOf(insn).find(({ known }) => known.name === instruction);
  if (found?.hash !== of)
    throw new PlanError('other-instruction', 'instruction', { name: instruction, path });
  return { insn, found };
}

const step = (id: string, title: string, tool: RunStep['tool'], weight: number, argv: string[]): RunStep => ({
  ...{ id, title, tool, weight, argv, env: {}, directory: '' },
});

export const plan: Planning<InstructionRequest>['plan'] = async (request, { tree }) => {
  const { insn, found } = await ownAt(request, tree);
  const seconds = Math.max(5, Math.floor(SHARE * request.seconds));
  const lint = ['verilator', '--lint-only', '-Wall', '-Wno-fatal', '-Wno-DECLFILENAME', OWN_FILES.lint];
  return {
    top: insn.name,
    plan: {
      kind: 'instruction',
      title: `${insn.name}: ${request.instruction}`,
      steps: [
        step('lint', 'Lint', 'verilator', 1, lint),
        step('elaborate', 'Elaborate', 'yosys', 1, ['yosys', '-q', '-s', OWN_FILES.elaborate]),
        step('decide', 'Decide', 'instruction', 4, ['bash', OWN_FILES.decide]),
      ],
      files: { ...ownProofFiles(found.known, found.states, seconds) },
      outputs: [],
      limits: limitsOf(request),
    },
  };
};
