import { maskOf, resetValue } from '@netloom/registers';
import type { ElaboratedMap, ElaboratedNode } from '@netloom/registers';

/** What every view of a register copy has to agree on. Undefined: the view does not say. */
export interface RegisterFacts {
  /** Bytes from the start of the map. */
  address: bigint;
  /** Bits. */
  width: number | undefined;
  /** Unknown bits count as 0. */
  reset: bigint | undefined;
  /** Bits that each field takes. */
  masks: Record<string, bigint> | undefined;
}

/** By path with indices, e.g. "dma.channel[1].CTRL". */
export type MapFacts = Map<string, RegisterFacts>;

/** The facts of the elaborated description; `isFlat` counts the copies of several dimensions through. */
export function factsOf(map: ElaboratedMap, isFlat = false): MapFacts {
  const facts: MapFacts = new Map();
  const visit = (children: readonly ElaboratedNode[], base: bigint, prefix: string) => {
    for (const node of children) {
      for (const [index, offset] of places(node, isFlat)) {
        const path = `${prefix}${node.name}${index}`;
        const address = base + offset;
        if (node.kind === 'group') visit(node.children, address, `${path}.`);
        if (node.kind !== 'register') continue;
        const masks = Object.fromEntries(node.fields.map((field) => [field.name, maskOf(field)]));
        facts.set(path, { address, width: node.width, reset: resetValue(node), masks });
      }
    }
  };
  visit(map.children, 0n, '');
  return facts;
}

/** Index and offset of each copy: outer dimensions step over all that is within. */
function places(
  { dimensions, offset, stride }: ElaboratedNode,
  isFlat: boolean,
): [index: string, offset: bigint][] {
  let found: [string, bigint][] = [['', 0n]];
  for (const size of dimensions) {
    found = found.flatMap(([index, at]) =>
      Array.from({ length: size }, (_, copy): [string, bigint] => [
        `${index}[${copy}]`,
        at * BigInt(size) + BigInt(copy),
      ]),
    );
  }
  const isArray = dimensions.length > 0;
  return found.map(([index, at]) => [isFlat && isArray ? `[${at}]` : index, offset + at * stride]);
}

/** Where a view differs; facts that it does not give are passed over. */
export function differences(expected: MapFacts, found: MapFacts): string[] {
  const faults: string[] = [];
  for (const [path, { address, width, reset, masks }] of expected) {
    const theirs = found.get(path);
    if (!theirs) {
      faults.push(`${path} is missing`);
      continue;
    }
    const compare = (what: string, ours: bigint | number, other: bigint | number | undefined) => {
      if (other !== undefined && ours !== other)
        faults.push(`${path}: ${what}: expected 0x${ours.toString(16)}, found 0x${other.toString(16)}`);
    };
    compare('address', address, theirs.address);
    compare('width', width!, theirs.width);
    compare('reset', reset!, theirs.reset);
    if (!theirs.masks) continue;
    for (const [field, mask] of Object.entries(masks!)) {
      if (theirs.masks[field] === undefined) faults.push(`${path}.${field} is missing`);
      else compare(`mask of ${field}`, mask, theirs.masks[field]);
    }
    for (const field of Object.keys(theirs.masks))
      if (masks![field] === undefined) faults.push(`${path}.${field} is too many`);
  }
  for (const path of found.keys()) if (!expected.has(path)) faults.push(`${path} is too many`);
  return faults;
}
