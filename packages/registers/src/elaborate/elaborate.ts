import { saidOf } from '@netloom/model';
import type { Diagnostic, Group, Quantity, RegisterMap, RegisterNode } from '@netloom/model';
import { elaborateFields } from './fields.ts';
import { diagnosticOf } from './problem.ts';
import type { LocalProblem } from './problem.ts';
import { quantityValue } from './quantity.ts';
import type { ElaboratedGroup, ElaboratedMap, ElaboratedNode, ParameterValues } from './types.ts';
import { say } from '../wording/sentences.ts';
import { parameterValues } from './values.ts';

/** More copies than this of one thing, those of the groups around it counted in, are a slip of the pen. */
const MAX_COPIES = 1 << 20;

export interface Elaboration {
  /** What cannot be worked out counts as 0 or 1. */
  map: ElaboratedMap;
  diagnostics: Diagnostic[];
}

/** Works every number of a map out. `overrides` are values for its parameters, as constant expressions. */
export function elaborate(source: RegisterMap, overrides: Record<string, string> = {}): Elaboration {
  const { values, problems } = parameterValues(source.parameters, overrides);
  const elaborator = new Elaborator(source, values);
  for (const { parameter, ...reason } of problems) {
    const index = source.parameters.findIndex(({ name }) => name === parameter);
    const at = index < 0 ? '/parameters' : `/parameters/${index}/value`;
    elaborator.report('', {
      code: 'REG-PARAMETER',
      ...say('REG-PARAMETER', { parameter, reason }),
      at,
    });
  }
  const map = elaborator.map();
  return { map, diagnostics: elaborator.diagnostics };
}

class Elaborator {
  readonly diagnostics: Diagnostic[] = [];
  readonly #source: RegisterMap;
  readonly #values: ParameterValues;
  /** Copies of the groups around the node that is being made. */
  #around = 1n;

  constructor(source: RegisterMap, values: ParameterValues) {
    this.#source = source;
    this.#values = values;
  }

  report(pointer: string, problem: LocalProblem): void {
    this.diagnostics.push(diagnosticOf(problem, pointer));
  }

  map(): ElaboratedMap {
    const source = this.#source;
    const children = this.#children(source.children, '', '', undefined);
    const own = source.size === undefined ? undefined : this.#quantity(source.size, '', '/size', 0n);
    const size = own ?? endOf(children);
    return {
      source,
      name: source.name,
      module: source.module ?? `${source.name}_regs`,
      values: this.#values,
      children,
      size,
      addressWidth: source.bus.addressWidth ?? bitsFor(size, source.bus.dataWidth),
    };
  }

  #children(
    nodes: readonly RegisterNode[],
    pointer: string,
    path: string,
    parent: ElaboratedGroup | undefined,
  ): ElaboratedNode[] {
    const children = nodes.map((node, index) =>
      this.#node(
        node,
        `${pointer}/children/${index}`,
        path === '' ? node.name : `${path}.${node.name}`,
        parent,
      ),
    );
    return children.sort((a, b) => (a.offset < b.offset ? -1 : a.offset > b.offset ? 1 : 0));
  }

  /** A node that was worked out before under the same circumstances is used again, with all that is below it. */
  #node(
    node: RegisterNode,
    pointer: string,
    path: string,
    parent: ElaboratedGroup | undefined,
  ): ElaboratedNode {
    const kept = known.get(node);
    if (kept && this.#isSame(kept) && kept.node.pointer === pointer && kept.node.path === path) {
      if (kept.node.parent === parent) {
        if (kept.diagnostics.length > 0) this.diagnostics.push(...kept.diagnostics);
        return kept.node;
      }
    }
    const start = this.diagnostics.length;
    const made = this.#make(node, pointer, path, parent);
    const { enums, bus } = this.#source;
    const diagnostics = this.diagnostics.slice(start);
    known.set(node, { node: made, diagnostics, values: this.#values, enums, dataWidth: bus.dataWidth });
    return made;
  }

  #isSame({ values, enums, dataWidth }: Kept): boolean {
    const { enums: own, bus } = this.#source;
    return values === this.#values && enums === own && dataWidth === bus.dataWidth;
  }

  #make(
    node: RegisterNode,
    pointer: string,
    path: string,
    parent: ElaboratedGroup | undefined,
  ): ElaboratedNode {
    const base = {
      name: node.name,
      path,
      pointer,
      parent,
      offset: this.#quantity(node.offset, pointer, '/offset', 0n),
    };
    const width = node.kind === 'group' ? 0 : (node.width ?? this.#source.bus.dataWidth);
    if (node.kind === 'group') return this.#group(node, base);
    if (node.kind === 'memory') {
      const entries = this.#quantity(node.entries, pointer, '/entries', 1n);
      const copies = this.#copies(node, pointer, entries * BigInt(width / 8));
      return { ...base, ...copies, kind: 'memory', source: node, width, entries };
    }
    const { fields, problems } = elaborateFields(node, this.#values, this.#source.enums);
    for (const problem of problems) this.report(pointer, problem);
    return {
      ...base,
      ...this.#copies(node, pointer, BigInt(width / 8)),
      kind: 'register',
      source: node,
      width,
      fields,
    };
  }

  #group(
    source: Group,
    base: Omit<ElaboratedGroup, 'kind' | 'source' | 'children' | keyof Copies>,
  ): ElaboratedGroup {
    const nothing: Copies = { dimensions: [], stride: 0n, size: 0n, span: 0n };
    const group: ElaboratedGroup = { ...base, ...nothing, kind: 'group', source, children: [] };
    const around = this.#around;
    this.#around *= this.#countOf(source);
    group.children = this.#children(source.children, base.pointer, base.path, group);
    this.#around = around;
    const own =
      source.size === undefined ? undefined : this.#quantity(source.size, base.pointer, '/size', 0n);
    return Object.assign(group, this.#copies(source, base.pointer, own ?? endOf(group.children)));
  }

  /** Copies of a node that are not too many; what is wrong with them is said elsewhere. */
  #countOf({ array }: RegisterNode): bigint {
    let count = 1n;
    for (const each of array?.count ?? []) {
      const result = quantityValue(each, this.#values);
      if (result.ok && result.value > 0n) count *= result.value;
    }
    return count * this.#around <= MAX_COPIES ? count : 1n;
  }

  #copies({ array }: RegisterNode, pointer: string, size: bigint): Copies {
    if (!array) return { dimensions: [], stride: size, size, span: size };
    const dimensions = array.count.map((count, index) => {
      const at = `/array/count/${index}`;
      const value = this.#quantity(count, pointer, at, 1n);
      if (value >= 1n && value <= MAX_COPIES) return Number(value);
      this.report(pointer, {
        code: 'REG-VALUE',
        ...say('REG-VALUE/copies', { count: String(value), most: String(MAX_COPIES) }),
        at,
      });
      return 1;
    });
    const stride =
      array.stride === undefined ? size : this.#quantity(array.stride, pointer, '/array/stride', size);
    const count = dimensions.reduce((product, each) => product * BigInt(each), 1n);
    if (count * this.#around > MAX_COPIES) {
      const nested =
        this.#around > 1n ? `${this.#around} × ${count} = ${count * this.#around}` : String(count);
      const said = say('REG-VALUE/nested', { count: nested, most: String(MAX_COPIES) });
      this.report(pointer, { code: 'REG-VALUE', ...said, at: '/array/count' });
      return { dimensions: dimensions.map(() => 1), stride, size, span: size };
    }
    return { dimensions, stride, size, span: (count - 1n) * stride + size };
  }

  #quantity(quantity: Quantity, pointer: string, at: string, otherwise: bigint): bigint {
    const result = quantityValue(quantity, this.#values);
    if (result.ok) return result.value;
    this.report(pointer, { code: 'REG-VALUE', ...saidOf(result), at });
    return otherwise;
  }
}

/** A node with what it was worked out from. */
interface Kept {
  node: ElaboratedNode;
  diagnostics: Diagnostic[];
  values: ParameterValues;
  enums: RegisterMap['enums'];
  dataWidth: number;
}

const known = new WeakMap<RegisterNode, Kept>();

type Copies = Pick<ElaboratedGroup, 'dimensions' | 'stride' | 'size' | 'span'>;

function endOf(children: readonly ElaboratedNode[]): bigint {
  let end = 0n;
  for (const { offset, span } of children) if (offset + span > end) end = offset + span;
  return end;
}

/** Bits of the byte address of a map of `size` bytes; at least those within one word. */
function bitsFor(size: bigint, dataWidth: number): number {
  let bits = Math.log2(dataWidth / 8);
  while (1n << BigInt(bits) < size) bits++;
  return Math.max(bits, 1);
}
