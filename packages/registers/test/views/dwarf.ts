/** A member of a compiled structure, down to integers: path with indices, and place in bytes. */
export interface Leaf {
  path: string;
  offset: bigint;
  size: number;
}

interface Entry {
  tag: string;
  attributes: Record<string, string>;
  children: Entry[];
}

/** Members of the structure that `typedef` names, from the output of `readelf --debug-dump=info`. */
export function membersOf(dump: string, typedef: string): Leaf[] {
  const { entries } = parsed(dump);
  const named = [...entries.values()].find(
    ({ tag, attributes }) => tag === 'typedef' && attributes['name'] === typedef,
  );
  if (!named) throw new Error(`${typedef} is not in the debug information`);
  const leaves: Leaf[] = [];
  walk(named, 0n, '', entries, leaves);
  return leaves;
}

let last: { dump: string; entries: Map<string, Entry> } | undefined;

function parsed(dump: string): { entries: Map<string, Entry> } {
  if (last?.dump === dump) return last;
  const entries = new Map<string, Entry>();
  const open: Entry[] = [];
  for (const line of dump.split('\n')) {
    const head = /^ <(\d+)><([0-9a-f]+)>: Abbrev Number: \d+ \(DW_TAG_(\w+)\)/.exec(line);
    if (head) {
      const entry: Entry = { tag: head[3]!, attributes: {}, children: [] };
      const depth = parseInt(head[1]!, 16);
      entries.set(head[2]!, entry);
      open.length = depth;
      open[depth - 1]?.children.push(entry);
      open[depth] = entry;
    }
    const attribute =
      /^\s+<[0-9a-f]+>\s+DW_AT_(\w+)\s*: (?:\((?:ind[^)]*|[^)]*string[^)]*)\): )?(.*?)\s*$/.exec(line);
    if (attribute) open.at(-1)!.attributes[attribute[1]!] = attribute[2]!.replace(/^.*\): /, '');
  }
  last = { dump, entries };
  return last;
}

function walk(entry: Entry, offset: bigint, path: string, entries: Map<string, Entry>, leaves: Leaf[]): void {
  const { tag, attributes, children } = entry;
  const type = () => entries.get(/<0x([0-9a-f]+)>/.exec(attributes['type'] ?? '')?.[1] ?? '')!;
  if (tag === 'base_type') leaves.push({ path, offset, size: Number(attributes['byte_size']) });
  else if (tag === 'array_type') {
    const counts = children.map((range) => Number(attributes_count(range)));
    const element = sizeOf(type(), entries);
    indices(counts).forEach((index, copy) =>
      walk(type(), offset + BigInt(copy * element), path + index, entries, leaves),
    );
  } else if (tag === 'structure_type' || tag === 'union_type') {
    for (const member of children) {
      const name = member.attributes['name'];
      const at = offset + BigInt(member.attributes['data_member_location'] ?? 0);
      const inner = name === undefined ? path : path === '' ? name : `${path}.${name}`;
      const memberType = /<0x([0-9a-f]+)>/.exec(member.attributes['type'] ?? '')?.[1];
      walk(entries.get(memberType ?? '')!, at, inner, entries, leaves);
    }
  } else walk(type(), offset, path, entries, leaves);
}

function attributes_count({ attributes }: Entry): number {
  return attributes['count'] === undefined
    ? Number(attributes['upper_bound']) + 1
    : Number(attributes['count']);
}

function indices(counts: readonly number[]): string[] {
  let found = [''];
  for (const size of counts)
    found = found.flatMap((index) => Array.from({ length: size }, (_, copy) => `${index}[${copy}]`));
  return found;
}

function sizeOf({ tag, attributes, children }: Entry, entries: Map<string, Entry>): number {
  if (attributes['byte_size'] !== undefined) return Number(attributes['byte_size']);
  const inner = sizeOf(entries.get(/<0x([0-9a-f]+)>/.exec(attributes['type']!)![1]!)!, entries);
  if (tag !== 'array_type') return inner;
  return children.reduce((product, range) => product * attributes_count(range), inner);
}
