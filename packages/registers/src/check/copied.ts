import type { ElaboratedNode, ElaboratedRegister } from '../elaborate/index.ts';

/** An array around `found`, or itself one, in which `from` does not lie too: a reference does not say which copy it means. */
export function copiedAround(
  found: ElaboratedRegister,
  from: ElaboratedRegister,
): ElaboratedNode | undefined {
  const own = new Set(ancestorsOf(from));
  return ancestorsOf(found).find((node) => node.dimensions.length > 0 && !own.has(node));
}

function ancestorsOf(register: ElaboratedRegister): ElaboratedNode[] {
  const chain: ElaboratedNode[] = [register];
  for (let node = register.parent; node; node = node.parent) chain.push(node);
  return chain;
}
