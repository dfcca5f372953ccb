import type { CombinationalPath } from '@netloom/model';
import type { CoreOptions } from '../options/coreOptions.ts';
import { hasOuterModule } from '../rtl/debug/features.ts';
import { tellsSoon } from '../rtl/clic/offered.ts';
import { managerInterfaces } from '../rtl/top/topPorts.ts';

/**
 * One-bit outputs that follow from inputs within a clock cycle: an interrupt or a halt redirects the core at once, and
 * the answer to the access before lets an instruction of the five-stage pipeline leave for the custom port. What the
 * controller of the core offers is kept for a clock, and five stages alone hear of it before.
 */
export function combinationalPaths(options: CoreOptions, interrupts: readonly string[]): CombinationalPath[] {
  const { base, advanced } = options;
  const custom = advanced.customPort ? ['custom_valid'] : [];
  const { prefix, ids, parity } = managerInterfaces(options).find(({ readOnly }) => !readOnly)!;
  const checked = parity ? ['buser', 'rlast'] : [];
  const response = ['bvalid', 'rvalid', ...(ids ? ['rid'] : []), ...checked].map(
    (signal) => `${prefix}_${signal}`,
  );
  const answers = base.stages === 5 ? response : [];
  const redirected = [...requestsOf(options), ...custom];
  const outputsOf = (port: string) =>
    port === 'irq_local' ? (tellsSoon(options) ? redirected : []) : [...redirected, 'sleeping'];
  const halts = hasOuterModule(options) ? ['debug_haltreq', 'debug_resethaltreq'] : [];
  return [
    ...interrupts.flatMap((port) => paths([port], outputsOf(port))),
    ...paths(halts, [...redirected, 'sleeping']),
    ...paths(answers, custom),
  ];
}

/** What asks on the bus in the cycle in which the pipeline does: a cache looks up first. */
function requestsOf(options: CoreOptions): string[] {
  const { instructionCache, dataCache } = options.memory;
  return managerInterfaces(options).flatMap(({ prefix, readOnly }) => {
    const fetches = instructionCache === null && (readOnly || options.memory.ports === 'shared');
    const accesses = dataCache === null && !readOnly;
    const signals = [...(accesses ? ['awvalid', 'wvalid'] : []), ...(fetches || accesses ? ['arvalid'] : [])];
    return signals.map((signal) => `${prefix}_${signal}`);
  });
}

function paths(inputs: readonly string[], outputs: readonly string[]): CombinationalPath[] {
  return inputs.flatMap((from) => outputs.map((to) => ({ from: { port: from }, to: { port: to } })));
}
