import type { RegisterField, Said } from '@netloom/model';
import type { ElaboratedField, ElaboratedNode, ElaboratedRegister } from '../elaborate/index.ts';
import type { LocalProblem } from '../elaborate/problem.ts';
import { say } from '../wording/sentences.ts';

/** Two fields of one register whose ports would have one name, e.g. F with `hardwareSet` and F_SET. */
export function signalClashes({ fields, source }: ElaboratedRegister): LocalProblem[] {
  if (source.external) return [];
  const taken = new Map<string, Said>();
  if (fields.some((field) => field.source.interrupt)) taken.set('irq', say('port/interrupt', {}));
  for (const [buffer, port, owner] of [
    [source.readBuffer, 'capture', 'port/read-buffer'],
    [source.writeBuffer, 'commit', 'port/write-buffer'],
  ] as const) {
    if (buffer?.trigger !== 'input') continue;
    taken.set(buffer.active === 'high' ? port : `${port}_n`, say(owner, {}));
  }
  const problems: LocalProblem[] = [];
  for (const { name, source: field } of fields) {
    for (const signal of signalsOf(name, field))
      if (signal !== name.toLowerCase()) taken.set(signal, { message: name });
  }
  for (const { name, index } of fields) {
    const owner = taken.get(name.toLowerCase());
    if (owner === undefined || owner.message === name) continue;
    problems.push({
      code: 'REG-NAME',
      ...say('REG-NAME/port', { name, owner }),
      at: `/fields/${index}/name`,
    });
  }
  return problems;
}

/** Names of a field's ports without its register's. */
function signalsOf(name: string, field: RegisterField): string[] {
  const { counter } = field;
  const suffixes = [
    '',
    ...(field.hardware === 'w' || field.hardware === 'rw' ? ['_next'] : []),
    ...(field.hardwareEnable === 'high' ? ['_we'] : []),
    ...(field.hardwareEnable === 'low' ? ['_wel'] : []),
    ...(field.softwareEnable === 'high' ? ['_swwe'] : []),
    ...(field.softwareEnable === 'low' ? ['_swwel'] : []),
    ...(field.hardwareSet ? ['_set'] : []),
    ...(field.hardwareClear ? ['_clear'] : []),
    ...(field.signalAccess ? ['_accessed'] : []),
    ...(field.signalModify ? ['_modified'] : []),
    ...(field.reductions ?? []).map((each) => `_${each}`),
    ...(counter?.up ? countSignals('increment', 'overflow') : []),
    ...(counter?.down ? countSignals('decrement', 'underflow') : []),
  ];
  return suffixes.map((suffix) => name.toLowerCase() + suffix);
}

function countSignals(count: string, wrap: string): string[] {
  return [`_${count}`, `_${count}_value`, `_${count}_threshold`, `_${count}_saturated`, `_${wrap}`];
}

/**
 * Siblings whose joined names meet below: register A_B with field C, and register A with field B_C, are both a_b_c in
 * RTL and A_B_C in C. Only names of which one begins with the other can meet.
 */
export function* joinedClashes(
  children: readonly ElaboratedNode[],
): Generator<Said & { node: ElaboratedNode; field: ElaboratedField | undefined }> {
  const byName = new Map(children.map((child) => [child.name.toLowerCase(), child]));
  for (const node of children) {
    for (let cut = node.name.indexOf('_'); cut > 0; cut = node.name.indexOf('_', cut + 1)) {
      const shorter = byName.get(node.name.slice(0, cut).toLowerCase());
      if (!shorter) continue;
      yield* shorter.offset > node.offset ? meetings(shorter, node) : meetings(node, shorter);
    }
  }
}

/** Said of the later of the two. */
function* meetings(node: ElaboratedNode, earlier: ElaboratedNode) {
  const others = new Map([...leaves(earlier, '')].map((leaf) => [leaf.joined, leaf]));
  for (const leaf of leaves(node, '')) {
    const other = others.get(leaf.joined);
    if (!other) continue;
    const said = say('REG-NAME/joined', { name: leaf.path, other: other.path, joined: leaf.joined });
    yield { node: leaf.node, field: leaf.field, ...said };
  }
}

interface Leaf {
  joined: string;
  path: string;
  node: ElaboratedNode;
  field: ElaboratedField | undefined;
}

function* leaves(node: ElaboratedNode, prefix: string): Generator<Leaf> {
  const joined = `${prefix}${node.name.toLowerCase()}`;
  if (node.kind === 'group') {
    for (const child of node.children) yield* leaves(child, `${joined}_`);
    return;
  }
  yield { joined, path: node.path, node, field: undefined };
  if (node.kind === 'memory') return;
  for (const field of node.fields) {
    const path = `${node.path}.${field.name}`;
    yield { joined: `${joined}_${field.name.toLowerCase()}`, path, node, field };
  }
}
