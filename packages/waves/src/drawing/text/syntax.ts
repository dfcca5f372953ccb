/** Offsets into the text, `end` behind the last character. */
export interface TextRange {
  start: number;
  end: number;
}

export interface MemberNode {
  key: string;
  keyRange: TextRange;
  value: ValueNode;
}

export interface ObjectNode extends TextRange {
  kind: 'object';
  members: MemberNode[];
  /** A comma stands behind the last member. */
  trailing: boolean;
}

export interface ArrayNode extends TextRange {
  kind: 'array';
  items: ValueNode[];
  trailing: boolean;
}

export interface ScalarNode extends TextRange {
  kind: 'scalar';
  value: string | number | boolean | null;
}

/** A value with its place in the text, so that an edit changes nothing else. */
export type ValueNode = ObjectNode | ArrayNode | ScalarNode;

/** Members and indices from the root to a value. */
export type ValuePath = readonly (string | number)[];

export function memberOf(node: ValueNode | undefined, key: string): ValueNode | undefined {
  // The last of two members with one name counts, as in JavaScript.
  return node?.kind === 'object' ? node.members.findLast((member) => member.key === key)?.value : undefined;
}

export function nodeAt(root: ValueNode, path: ValuePath): ValueNode | undefined {
  let node: ValueNode | undefined = root;
  for (const step of path) {
    if (typeof step === 'string') node = memberOf(node, step);
    else node = node?.kind === 'array' ? node.items[step] : undefined;
  }
  return node;
}

/** `signal[2].wave`. */
export function pathText(path: ValuePath): string {
  return path.map((step, i) => (typeof step === 'number' ? `[${step}]` : i > 0 ? `.${step}` : step)).join('');
}

/** The value without its places. */
export function plainValue(node: ValueNode): unknown {
  if (node.kind === 'scalar') return node.value;
  if (node.kind === 'array') return node.items.map(plainValue);
  return Object.fromEntries(node.members.map(({ key, value }) => [key, plainValue(value)]));
}
