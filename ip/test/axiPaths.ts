import { combinationalPaths } from './combinationalPaths.ts';
import type { Path } from './combinationalPaths.ts';
import { WORDS, flatNetlist } from './flatNetlist.ts';
import type { Source } from './source.ts';

const ADDRESS = '(aw|ar)(id|addr|len|size|burst|lock|cache|prot|qos|region|user|valid|ready)';
const OTHERS =
  'w(data|strb|last|user|valid|ready)|b(id|resp|user|valid|ready)|r(id|data|resp|last|user|valid|ready)';

const STREAM = 't(data|strb|keep|last|id|dest|user|valid|ready)';

/**
 * Ports of AXI (Arm IHI 0022H, A2), alone, behind the letter of a port, or behind a prefix that ends in the bus:
 * `m_axil_i_araddr`; and of AXI-Stream (Arm IHI 0051B, 2) behind a prefix.
 */
const AXI = new RegExp(`^((\\w*_axil?_)?(\\w_)?(${ADDRESS}|${OTHERS})|\\w+_${STREAM})$`);

/**
 * Combinational paths from inputs to outputs of the AXI interfaces of a module, looked for in the netlist that Yosys
 * makes of it; empty is what the standard wants (A3.1.1). @throws Error when the module has no such interface.
 */
export async function axiPaths(sources: readonly Source[], top: string): Promise<Path[]> {
  const module = await flatNetlist(sources, top, WORDS);
  const directions = Object.entries(module.ports).flatMap(([name, { direction }]) =>
    AXI.test(name) ? [direction] : [],
  );
  if (!directions.includes('input') || !directions.includes('output'))
    throw new Error(`${top} has no AXI interface`);
  return combinationalPaths(module, (name) => AXI.test(name));
}
