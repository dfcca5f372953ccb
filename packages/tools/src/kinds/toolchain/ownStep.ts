import type { RunStep } from '@netloom/model';

/** Where the sandbox has Node, the packages, and what they import. */
const MOUNTS = {
  node: '/opt/netloom/node',
  packages: '/opt/netloom/packages',
  modules: '/opt/netloom/node_modules',
};

/** A folder above another one. */
const above = (path: string, levels: number): string => path.split('/').slice(0, -levels).join('/');

/** A step of the program that knows cores and instructions; `tools` is the folder of this package's sources. */
export function ownStep(
  verb: string,
  title: string,
  weight: number,
  { node, tools }: { node: string; tools: string },
): RunStep {
  const packages = above(tools, 2);
  const argv = [
    ...[MOUNTS.node, '--disable-warning=ExperimentalWarning'],
    ...[`${MOUNTS.packages}/instructions/src/node/runReport.ts`, verb, '..'],
  ];
  const mounts = {
    [MOUNTS.node]: node,
    [MOUNTS.packages]: packages,
    [MOUNTS.modules]: `${above(packages, 1)}/node_modules`,
  };
  return { id: verb, title, argv, env: {}, directory: 'out', tool: 'toolchain', weight, mounts };
}
