import { benchPath } from '@netloom/soc';
import { PlanError } from '../../planError.ts';
import { fileListOf, readSoc, requireGenerated } from '../generatedSoc.ts';
import type { PlanContext } from '../planContext.ts';
import type { OwnDesign } from './kind.ts';
import type { FlowStage } from './stages.ts';

/** What the stages of a flow are asked of. */
export interface FlowDesign {
  title: string;
  design: { top: string; fileList: string };
  bench: { top: string; testbench: string; fileList: string } | undefined;
  /** Constraints of timing, where they are not those of a SoC. */
  constraints: Pick<OwnDesign, 'clock' | 'period'> & Partial<Pick<OwnDesign, 'sdc'>>;
}

/** What was generated from a document. @throws a PlanError where a file is missing that a stage needs */
export async function generatedDesign(
  path: string,
  stages: ReadonlySet<FlowStage>,
  tree: PlanContext['tree'],
): Promise<FlowDesign> {
  const { name } = await readSoc(path, tree);
  const [fileList, testbench] = [fileListOf(name), benchPath(name)];
  await requireGenerated(name, stages.has('simulate') ? [fileList, testbench] : [fileList], tree);
  return {
    title: name,
    design: { top: name, fileList },
    bench: { top: `${name}_tb`, testbench, fileList },
    constraints: {},
  };
}

/** A design of one's own. @throws a PlanError where a stage has nothing to go by */
export function ownDesign(own: OwnDesign, stages: ReadonlySet<FlowStage>): FlowDesign {
  const { top, fileList, bench, sdc, clock, period } = own;
  if (stages.has('simulate') && !bench) throw new PlanError('flow-no-bench', 'own');
  if (stages.has('timing') && sdc === '' && (clock === undefined || period === undefined))
    throw new PlanError('flow-no-constraints', 'own');
  return { title: top, design: { top, fileList }, bench, constraints: { sdc, clock, period } };
}
