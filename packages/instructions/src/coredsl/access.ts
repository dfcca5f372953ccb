import type { Memory } from '../document/insn.ts';
import { typeText, WORD } from '../language/type.ts';
import type { Type } from '../language/type.ts';
import { numberOf } from './numbers.ts';
import type { CoreNode, CoreStatement } from './syntax.ts';
import { unsayable } from './tokens.ts';
import { converted } from './typed.ts';
import { valueOf } from './values.ts';
import type { Names } from './values.ts';

/** What stands for the answer of memory, a name that no text has. */
const ANSWER = '@loaded';

type Declare = CoreStatement & { kind: 'declare' };
type Place = CoreNode & { kind: 'index' };

const plain = (node: unknown) =>
  JSON.stringify(node, (key, value: unknown) => (key === 'at' ? undefined : value));

const uncast = (node: CoreNode): CoreNode => (node.kind === 'cast' ? uncast(node.operand) : node);

const isMemory = (node: CoreNode): node is Place =>
  node.kind === 'index' && node.operand.kind === 'name' && node.operand.name === 'MEM';

/** Bytes of `MEM[a]` and `MEM[a + 3:a]`. */
function bytesOf({ high, low, at }: Place): 1 | 2 | 4 {
  if (low === undefined) return 1;
  const isSum = high.kind === 'binary' && high.operator === '+' && plain(high.left) === plain(low);
  const more = isSum && high.right.kind === 'number' ? Number(numberOf(high.right.text).value) : 0;
  if (more === 1 || more === 3) return more === 1 ? 2 : 4;
  throw unsayable(at, 'MEM');
}

/** The node with the values of variables in the place of their names. */
function inlined(node: CoreNode, values: ReadonlyMap<string, CoreNode>): CoreNode {
  const of = (each: CoreNode) => inlined(each, values);
  switch (node.kind) {
    case 'name':
      return values.get(node.name) ?? node;
    case 'unary':
    case 'cast':
      return { ...node, operand: of(node.operand) };
    case 'binary':
      return { ...node, left: of(node.left), right: of(node.right) };
    case 'choice':
      return { ...node, test: of(node.test), left: of(node.left), right: of(node.right) };
    case 'join':
      return { ...node, parts: node.parts.map(of) };
    case 'index': {
      const low = node.low && of(node.low);
      return { ...node, operand: of(node.operand), high: of(node.high), low };
    }
    default:
      return node;
  }
}

/** Values of what is declared before the access, where nothing else may stand. */
function declared(before: readonly CoreStatement[], place: CoreNode): Map<string, CoreNode> {
  const values = new Map<string, CoreNode>();
  for (const each of before) {
    if (each.kind !== 'declare' || !each.value) throw unsayable(place.at, 'MEM');
    const { at, name, type, value } = each;
    values.set(name, { kind: 'cast', at, ...type, operand: inlined(value, values) });
  }
  return values;
}

/** The address, and whether its lowest bits are taken away. */
function addressOf(place: Place, values: ReadonlyMap<string, CoreNode>, names: Names) {
  const bytes = bytesOf(place);
  const node = inlined(place.low ?? place.high, values);
  const inner = uncast(node);
  const isDown =
    bytes > 1 &&
    inner.kind === 'binary' &&
    inner.operator === '&' &&
    inner.right.kind === 'number' &&
    numberOf(inner.right.text).value === BigInt(2 ** 32 - bytes);
  const address = converted(valueOf(isDown ? inner.left : node, names), WORD);
  return { address, ...(bytes > 1 && { misaligned: isDown ? ('down' as const) : ('core' as const) }) };
}

export interface ReadAccess {
  memory: Memory | undefined;
  /** All but the access itself. */
  statements: CoreStatement[];
  names: Names;
}

const uses = (statements: readonly CoreStatement[], name: string) =>
  plain(statements).includes(`"name":${JSON.stringify(name)}`);

/** Those that something behind them reads. */
const used = (before: readonly CoreStatement[], rest: readonly CoreStatement[]): CoreStatement[] =>
  before.reduceRight<CoreStatement[]>(
    (kept, each) => (each.kind === 'declare' && !uses(kept, each.name) ? kept : [each, ...kept]),
    [...rest],
  );

/** The load or store at the top of a behavior, behind declarations alone. */
export function accessOf(statements: readonly CoreStatement[], names: Names): ReadAccess {
  const at = statements.findIndex(
    (each) =>
      (each.kind === 'declare' && each.value !== undefined && isMemory(uncast(each.value))) ||
      (each.kind === 'assign' && each.operator === '=' && isMemory(each.target)),
  );
  const found = statements[at];
  if (found?.kind === 'declare') return loadOf(statements, at, found, names);
  if (found?.kind === 'assign') return storeOf(statements, at, found, names);
  return { memory: undefined, statements: [...statements], names };
}

function loadOf(statements: readonly CoreStatement[], at: number, found: Declare, names: Names): ReadAccess {
  const value = found.value!;
  const place = uncast(value) as Place;
  const values = declared(statements.slice(0, at), place);
  const width = 8 * bytesOf(place);
  const type: Type = { signed: value.kind === 'cast' && value.signed, width };
  const isWhole = value.kind !== 'cast' || ((value.width ?? width) === width && value.operand === place);
  if (!isWhole) throw unsayable(place.at, 'MEM');
  const memory: Memory = {
    access: 'load',
    type: typeText(type) as Memory['type'],
    ...addressOf(place, values, names),
  };
  const answer: CoreStatement = { ...found, value: { kind: 'name', at: found.at, name: ANSWER } };
  return {
    memory,
    statements: used(statements.slice(0, at), [answer, ...statements.slice(at + 1)]),
    names: {
      ...names,
      types: new Map([...names.types, [ANSWER, type]]),
      spelled: new Map([...names.spelled, [ANSWER, 'loaded']]),
    },
  };
}

function storeOf(
  statements: readonly CoreStatement[],
  at: number,
  { target, value }: CoreStatement & { kind: 'assign' },
  names: Names,
): ReadAccess {
  const place = target as Place;
  const values = declared(statements.slice(0, at), place);
  const type: Type = { signed: false, width: 8 * bytesOf(place) };
  const memory: Memory = {
    access: 'store',
    type: typeText(type) as Memory['type'],
    ...addressOf(place, values, names),
    data: converted(valueOf(inlined(value, values), names), type),
  };
  return { memory, statements: used(statements.slice(0, at), statements.slice(at + 1)), names };
}
