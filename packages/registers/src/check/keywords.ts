import { isKeyword } from '@netloom/hdl/keywords';
import type { Diagnostic, Fix, RegisterMap, RegisterNode } from '@netloom/model';
import { fixOf, pointerOf } from '@netloom/model';
import { diagnosticOf } from '../elaborate/problem.ts';
import { say } from '../wording/sentences.ts';
import { isReservedInC } from './cKeywords.ts';
import { Uses } from './uses.ts';
import { isKeywordOfVhdl } from './vhdlKeywords.ts';

interface Named {
  name: string;
  /** Of the name itself. */
  pointer: string;
  /** What has the name; an enumeration's is its key. */
  owner: object | string;
  beside: readonly { name: string }[];
}

/** REG-KEYWORD and REG-KEYWORD-VHDL: names that some language keeps for itself, each with a fix that renames. */
export function checkKeywords(map: RegisterMap): Diagnostic[] {
  const reserved = [...namesOf(map)].filter((named) => languagesOf(named, map).length > 0);
  if (reserved.length === 0) return [];
  const uses = new Uses(map, new Set(reserved.map(({ name }) => name)));
  return reserved.flatMap((named) => {
    if (uses.isOfAlias(named.owner)) return [];
    const languages = languagesOf(named, map);
    const code = languages[0] === 'VHDL' ? 'REG-KEYWORD-VHDL' : 'REG-KEYWORD';
    const said = say('REG-KEYWORD', { name: named.name, languages: languages.join(', ') });
    const fix = renaming(named, uses, map);
    return diagnosticOf({ code, ...said, at: named.pointer, fix });
  });
}

/** The languages that keep a name for themselves. The map's own is never alone in VHDL. */
function languagesOf({ name, owner }: Named, map: RegisterMap): string[] {
  return [
    ...(isKeyword(name) ? ['SystemVerilog'] : []),
    ...(isReservedInC(name) ? ['C or C++'] : []),
    ...(owner !== map && isKeywordOfVhdl(name) ? ['VHDL'] : []),
  ];
}

const isReserved = (name: string) => isKeyword(name) || isReservedInC(name) || isKeywordOfVhdl(name);

function renaming({ name, pointer, owner, beside }: Named, uses: Uses, map: RegisterMap): Fix {
  const free = freeName(name, beside);
  const title = say('reg-fix/rename', { name: free });
  const edits = uses.of(owner).map((use) => ({ pointer: use.pointer, value: use.renamed(free) }));
  if (typeof owner !== 'string') return fixOf(title, [{ pointer, value: free }, ...edits]);
  const added = { pointer: pointerOf('enums', free), value: map.enums[owner]! };
  return fixOf(title, [added, ...edits, { pointer }]);
}

/** The name with an underscore behind, and a number where that is taken. */
function freeName(name: string, beside: readonly { name: string }[]): string {
  const taken = new Set(beside.map((each) => each.name.toLowerCase()));
  const stem = `${name.startsWith('_') ? 'R' : ''}${name}`.slice(0, 120);
  let free = stem === name ? `${stem}_` : stem;
  for (let number = 2; taken.has(free.toLowerCase()); number++) free = `${stem}_${number}`;
  return free;
}

function* namesOf(map: RegisterMap): Generator<Named> {
  yield { name: map.name, pointer: pointerOf('name'), owner: map, beside: [] };
  const enums = Object.entries(map.enums);
  const names = enums.map(([name]) => ({ name }));
  for (const [name, { values }] of enums) {
    yield { name, pointer: pointerOf('enums', name), owner: name, beside: names };
    for (const [index, value] of values.entries()) {
      const pointer = pointerOf('enums', name, 'values', index, 'name');
      yield { name: value.name, pointer, owner: value, beside: values };
    }
  }
  yield* namesBelow(map.children, '');
}

const known = new WeakMap<RegisterNode, boolean>();

/** Whether a node or anything in it has a reserved name; kept with the node, which lasts until it is edited. */
function hasReserved(node: RegisterNode): boolean {
  let found = known.get(node);
  if (found === undefined) {
    const inside = node.kind === 'register' ? node.fields.some(({ name }) => isReserved(name)) : false;
    found = inside || isReserved(node.name) || (node.kind === 'group' && node.children.some(hasReserved));
    known.set(node, found);
  }
  return found;
}

function* namesBelow(nodes: readonly RegisterNode[], prefix: string): Generator<Named> {
  for (const [index, node] of nodes.entries()) {
    if (!hasReserved(node)) continue;
    const pointer = `${prefix}/children/${index}`;
    yield { name: node.name, pointer: `${pointer}/name`, owner: node, beside: nodes };
    if (node.kind === 'group') yield* namesBelow(node.children, pointer);
    if (node.kind !== 'register') continue;
    for (const [at, field] of node.fields.entries()) {
      const own = `${pointer}/fields/${at}/name`;
      yield { name: field.name, pointer: own, owner: field, beside: node.fields };
    }
  }
}
