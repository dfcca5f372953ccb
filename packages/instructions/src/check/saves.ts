import type { Expression, Step, Table } from '../language/behaviour.ts';
import type { Sound } from './checkInsn.ts';

const WORD = 32;

/** How a state is read into words of memory, the lowest first, and written back: names of instructions. */
interface Saves {
  reads: string[];
  write: string;
}

/** The lowest bit of the state that the expression shows, all that fits into a word from there on. */
function shownFrom(state: string, value: Expression): number | undefined {
  const inner = value.kind === 'convert' ? value.operand : value;
  if (inner.kind === 'variable' && inner.name === state) return 0;
  if (inner.kind === 'binary' && inner.operator === '>>' && inner.right.kind === 'constant')
    return shownFrom(state, inner.left) === 0 ? Number(inner.right.value) : undefined;
  if (inner.kind !== 'bits' || inner.low.kind !== 'constant') return undefined;
  return inner.operand.kind === 'variable' && inner.operand.name === state ? inner.low.value : undefined;
}

const onlyStep = ({ behaviour: { steps }, access }: Sound): (Step & { kind: 'assign' }) | undefined =>
  access === undefined && steps.length === 1 && steps[0]!.kind === 'assign' && !steps[0]!.low
    ? steps[0]
    : undefined;

/** Whether the value is rs1, or rs2 over rs1 for a state of more than a word, taken as its bits. */
function takesBack(value: Expression, width: number): boolean {
  const inner = value.kind === 'convert' ? value.operand : value;
  if (width <= WORD) return inner.kind === 'variable' && inner.name === 'rs1';
  if (inner.kind === 'bits' && inner.low.kind === 'constant' && inner.low.value === 0)
    return takesBack(inner.operand, width);
  if (inner.kind !== 'join' || inner.parts.length !== 2) return false;
  const [high, low] = inner.parts;
  const isOf = (part: Expression | undefined, name: string): boolean =>
    part !== undefined &&
    (part.kind === 'variable' ? part.name === name : part.kind === 'convert' && isOf(part.operand, name));
  return isOf(low, 'rs1') && isOf(high, 'rs2') && low!.type.width === WORD;
}

/** Whether the index is rs1, with all bits that words have. */
function isCounted({ index, table }: { index: Expression; table: Table }): boolean {
  const inner = index.kind === 'convert' || (index.kind === 'bits' && isLow(index)) ? index.operand : index;
  const isAll = 2 ** index.type.width >= table.depth;
  return isAll && inner.kind === 'variable' && inner.name === 'rs1';
}

const isLow = ({ low }: Expression & { kind: 'bits' }) => low.kind === 'constant' && low.value === 0;

/** What becomes a word by its sign, or by zeros. */
function widened(value: Expression): Expression {
  return value.kind === 'convert' && value.operand.type.width <= value.type.width
    ? widened(value.operand)
    : value;
}

const plain = (value: Expression) =>
  value.kind === 'convert' || (value.kind === 'bits' && isLow(value)) ? value.operand : value;

/** The instructions by which the words of a table are saved and restored, one by one. */
export function tableSavesOf(name: string, sound: readonly Sound[]): Saves | undefined {
  const single = sound.flatMap(({ name: by, behaviour: { steps }, access }) => {
    const [step] = steps;
    return access === undefined && steps.length === 1 && step ? [{ by, step }] : [];
  });
  const read = single.find(({ step }) => {
    const value = step.kind === 'assign' && step.name === 'rd' && !step.low ? widened(step.value) : undefined;
    return value?.kind === 'lookup' && value.table.name === name && isCounted(value);
  });
  const write = single.find(({ step }) => {
    if (step.kind !== 'write' || step.table.name !== name || !isCounted(step)) return false;
    const value = plain(step.value);
    return value.kind === 'variable' && value.name === 'rs2';
  });
  return read && write && { reads: [read.by], write: write.by };
}

/** The instructions by which a state is saved and restored; undefined when there are none. */
export function savesOf(state: string, width: number, sound: readonly Sound[]): Saves | undefined {
  const single = sound.flatMap((each) => {
    const step = onlyStep(each);
    return step ? [{ name: each.name, step }] : [];
  });
  const readsFrom = (low: number) =>
    single.find(({ step }) => step.name === 'rd' && shownFrom(state, step.value) === low)?.name;
  const reads = [readsFrom(0), ...(width > WORD ? [readsFrom(WORD)] : [])];
  const write = single.find(({ step }) => step.name === state && takesBack(step.value, width))?.name;
  if (write === undefined || reads.includes(undefined)) return undefined;
  return { reads: reads as string[], write };
}
