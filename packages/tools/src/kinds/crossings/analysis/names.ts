import type { FlatNetlist, Scope } from './flatten.ts';
import type { YosysModule } from '../../synthesize/netlist/yosysJson.ts';

const byModule = new WeakMap<YosysModule, Map<number, string>>();

/** The declared name of each bit of a module, `state[3]`; names that Yosys made come last. */
function namesOf(module: YosysModule): Map<number, string> {
  const known = byModule.get(module);
  if (known) return known;
  const names = new Map<number, string>();
  const entries = Object.entries(module.netnames);
  for (const isHidden of [false, true])
    for (const [name, { bits, hide_name }] of entries) {
      if ((name.startsWith('$') || hide_name === 1) !== isHidden) continue;
      for (const [index, bit] of bits.entries())
        if (typeof bit === 'number' && !names.has(bit))
          names.set(bit, bits.length === 1 ? name : `${name}[${index}]`);
    }
  byModule.set(module, names);
  return names;
}

/** The name of each net, as the outermost instance that has one calls it. */
export function netNames({ scopes, netOf }: FlatNetlist): Map<number, string> {
  const found = new Map<number, string>();
  for (const hidden of [false, true])
    for (const scope of scopes)
      for (const [bit, name] of namesOf(scope.module)) {
        if (name.startsWith('$') !== hidden) continue;
        const net = netOf(scope, bit);
        if (!found.has(net)) found.set(net, inScope(scope, name));
      }
  return found;
}

/** The name that the module of a scope has for one of its bits. */
export function localName(scope: Scope, bit: number | string | undefined): string | undefined {
  return typeof bit === 'number' ? namesOf(scope.module).get(bit) : undefined;
}

export function inScope({ path }: Scope, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}
