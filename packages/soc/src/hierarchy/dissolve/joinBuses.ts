import type { InterfaceConnection } from '@netloom/model';
import type { Seam } from './seam.ts';

/** Interface connections: those that meet at an interface of the instance become one. */
export function joinBuses(seam: Seam): void {
  const own = new Set(
    Object.keys(seam.inner.design.document.interfaces).map((name) => `${seam.instance}.${name}`),
  );
  const inner = seam.inner.design.document.interfaceConnections.map(({ manager, subordinate }) => ({
    manager: outward(seam, manager),
    subordinate: outward(seam, subordinate),
  }));
  const all = [...seam.outer.design.document.interfaceConnections, ...inner];
  const onward = new Map(all.filter(({ manager }) => own.has(manager)).map((each) => [each.manager, each]));
  for (const { manager, subordinate } of all) {
    if (own.has(manager)) continue;
    const end = follow(subordinate, onward);
    if (!own.has(end)) seam.result.interfaceConnections.push({ manager, subordinate: end });
  }
}

/** The subordinate at the end of connections that meet at interfaces of the instance. */
function follow(subordinate: string, onward: ReadonlyMap<string, InterfaceConnection>): string {
  const seen = new Set<string>();
  let end = subordinate;
  for (let next = onward.get(end); next && !seen.has(end); next = onward.get(end)) {
    seen.add(end);
    end = next.subordinate;
  }
  return end;
}

/** An inner endpoint seen from outside: that of the top level is one of the instance. */
function outward(seam: Seam, endpoint: string): string {
  return endpoint.includes('.') ? seam.renamed(endpoint) : `${seam.instance}.${endpoint}`;
}
