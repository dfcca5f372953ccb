import type { Insn } from '@netloom/instructions';
import { EXAMPLE_PROGRAMS } from '@netloom/instructions/toolchain';
import type { ProgramSources } from '@netloom/instructions/toolchain';
import { MissingPath, PlanError } from '../../planError.ts';
import { checkPath } from '../../verilatorArguments.ts';
import { folderOf } from '../folderOf.ts';
import type { PlanTree } from '../planContext.ts';
import type { ToolchainRequest } from './kind.ts';

export interface Program extends ProgramSources {
  title: string;
  files: Record<string, string>;
}

const EXAMPLE = 'program/main.c';
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

function exampleOf(id: string, insns: readonly Insn[]): Program {
  const example = EXAMPLE_PROGRAMS.find((each) => each.id === id);
  if (example === undefined) throw new PlanError('no-such-name', 'example', { name: id });
  const { insn } = example;
  if (insn !== undefined && !insns.some(({ name }) => name === insn))
    throw new PlanError('no-definition', 'example', { name: insn });
  return { title: id, sources: [EXAMPLE], includeDirs: [], files: { [EXAMPLE]: example.text } };
}

async function folderProgram(folder: string, tree: PlanTree): Promise<Program> {
  if (!(await tree.has(folder, 'program'))) throw new MissingPath('program', folder, 'no-folder');
  const paths: string[] = [];
  for await (const { path } of tree.walk(folder, 'program'))
    if (/\.[cS]$/.test(path)) paths.push(checkPath(path, 'program'));
  if (paths.length === 0) throw new PlanError('no-firmware-source', 'program', { folder });
  if (new Set(paths.map(nameOf)).size < paths.length) throw new PlanError('same-name', 'program');
  const sources = paths.sort().map((path) => `src/${path}`);
  return { title: folder, sources, includeDirs: [...new Set(sources.map(folderOf))], files: {} };
}

/** The program that is built: the sources of a folder of the tree, or an example. @throws a PlanError */
export const programOf = (
  { program, example }: ToolchainRequest,
  insns: readonly Insn[],
  tree: PlanTree,
): Promise<Program> =>
  program === '' ? Promise.resolve(exampleOf(example, insns)) : folderProgram(program, tree);
