import type { CombinationalPath } from '@netloom/model';
import type { CoreOptions } from '../options/coreOptions.ts';
import { managerInterfaces } from '../rtl/top/topPorts.ts';

/**
 * One-bit outputs that follow from one-bit inputs within a clock cycle: an interrupt redirects the core at once, and
 * the answer to the access before lets an instruction of the five-stage pipeline leave for the custom port.
 */
export function combinationalPaths(options: CoreOptions, interrupts: readonly string[]): CombinationalPath[] {
  const { base, advanced } = options;
  const managers = managerInterfaces(options);
  const requests = managers.flatMap(({ prefix, readOnly }) =>
    (readOnly ? ['arvalid'] : ['awvalid', 'wvalid', 'arvalid']).map((signal) => `${prefix}_${signal}`),
  );
  const custom = advanced.customPort ? ['custom_valid'] : [];
  const data = managers.find(({ readOnly }) => !readOnly)!.prefix;
  const answers = base.stages === 5 ? [`${data}_bvalid`, `${data}_rvalid`] : [];
  return [...paths(interrupts, [...requests, ...custom, 'sleeping']), ...paths(answers, custom)];
}

function paths(inputs: readonly string[], outputs: readonly string[]): CombinationalPath[] {
  return inputs.flatMap((from) => outputs.map((to) => ({ from: { port: from }, to: { port: to } })));
}
