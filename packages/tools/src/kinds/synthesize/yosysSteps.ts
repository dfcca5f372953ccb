import type { RunStep } from '@netloom/model';
import type { SynthesisPrograms } from './synthesisOptions.ts';

/** Where the sandbox has what is mounted. */
const MOUNTS = {
  node: '/opt/netloom/node',
  tools: '/opt/netloom/tools',
  yowasp: '/opt/netloom/yowasp',
};
/** The run's folder, seen from its sources: the WebAssembly build has no parent of its root, so that it gets a folder there. */
export function outsideOf({ yowasp }: SynthesisPrograms): string {
  return yowasp === undefined ? '../' : 'netloom_run/';
}

type Mounts = Record<string, string>;

/** A step that runs a program of this package's `node`; its output is read as `tool`. */
export function nodeStep(
  id: string,
  title: string,
  program: string,
  args: string[],
  mounts: Mounts,
  tool = 'yosys',
): RunStep {
  // TypeScript is run as it stands, which older releases of Node announce as an experiment.
  const argv = [
    MOUNTS.node,
    '--disable-warning=ExperimentalWarning',
    `${MOUNTS.tools}/node/${program}`,
    ...args,
  ];
  return { id, title, argv, env: {}, directory: 'src', tool, weight: 0.3, mounts };
}

/** A step in which Yosys carries out the script `<id>.ys`. */
export function yosysStep(
  id: string,
  title: string,
  weight: number,
  programs: SynthesisPrograms,
  mounts: Mounts,
): RunStep {
  const script = `${id}.ys`;
  if (programs.yowasp !== undefined)
    return {
      ...nodeStep(id, title, 'runYowasp.ts', [`${MOUNTS.yowasp}/gen/bundle.js`, script], mounts),
      weight,
    };
  const argv = ['yosys', '-s', `../${script}`];
  return { id, title, argv, env: {}, directory: 'src', tool: 'yosys', weight };
}

export function mountsOf({ node, tools, yowasp }: SynthesisPrograms): Mounts {
  const mounts: Mounts = { [MOUNTS.node]: node, [MOUNTS.tools]: tools };
  return yowasp === undefined ? mounts : { ...mounts, [MOUNTS.yowasp]: yowasp };
}
