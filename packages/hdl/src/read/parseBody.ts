import { INTEGER_TYPES } from '../expression/types.ts';
import { Unreadable } from './cursor.ts';
import type { Cursor } from './cursor.ts';
import { NET_TYPES } from './netTypes.ts';
import { parseFunction } from './parseFunction.ts';
import { parseParameterStatement } from './parseParameters.ts';
import { parseDataStatement, parsePortStatement } from './parsePorts.ts';
import { parseType } from './parseType.ts';
import type { PortSyntax, Problem, ScopeSyntax, TypeSyntax, UnitSyntax } from './syntax.ts';
import { say } from '../wording/sentences.ts';

/** Blocks whose inside declares nothing for the module. */
const BLOCKS: Readonly<Record<string, string>> = {
  task: 'endtask',
  class: 'endclass',
  covergroup: 'endgroup',
  property: 'endproperty',
  sequence: 'endsequence',
  specify: 'endspecify',
  clocking: 'endclocking',
  checker: 'endchecker',
  config: 'endconfig',
  primitive: 'endprimitive',
  randsequence: 'endsequence',
};
/** These keywords may be written before `clocking`, `property` and others without opening their block. */
const NO_BLOCK_BEHIND = new Set([
  'assert',
  'assume',
  'cover',
  'restrict',
  'expect',
  'default',
  'global',
  'extern',
  'typedef',
  'pure',
  'import',
  'export',
  'virtual',
  'interface',
]);

const PORT_KEYWORDS = new Set(['input', 'output', 'inout', 'ref']);

export interface BodyPorts {
  /** Port declarations of a non-ANSI module. */
  declared: PortSyntax[];
  /** Nets and variables by name, where a non-ANSI header may need them. */
  data: Map<string, { type: TypeSyntax; unpacked: PortSyntax['unpacked'] }>;
  nonAnsi: boolean;
}

/** What a statement-level keyword does, in any scope. False: it is none of these. */
function parseDeclaration(cursor: Cursor, scope: ScopeSyntax, parametersAreLocal: boolean): boolean {
  switch (cursor.text) {
    case 'parameter':
    case 'localparam':
      parseParameterStatement(cursor, scope, parametersAreLocal);
      return true;
    case 'typedef':
      parseTypedef(cursor, scope);
      return true;
    case 'import':
      parseImport(cursor, scope);
      return true;
    case 'function':
      parseFunction(cursor, scope);
      return true;
    case 'export':
    case 'bind':
      cursor.skipStatement();
      return true;
    default:
      return false;
  }
}

/** Like `parseDeclaration`; what cannot be read is noted and passed over. */
export function tryDeclaration(
  cursor: Cursor,
  scope: ScopeSyntax,
  local: boolean,
  problems: Problem[],
): boolean {
  const from = cursor.at;
  try {
    return parseDeclaration(cursor, scope, local);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const isFunction = cursor.tokens.at(from) === 'function';
    if (isFunction) cursor.skipTo('endfunction');
    else problems.push({ ...cursor.problem(error), severity: 'warning' });
    if (isFunction) return true;
    cursor.at = Math.max(cursor.at, from + 1);
    cursor.skipStatement();
    return true;
  }
}

function parseTypedef(cursor: Cursor, scope: ScopeSyntax): void {
  cursor.expect('typedef');
  if (['class', 'interface'].includes(cursor.text)) return cursor.skipStatement();
  if (cursor.isName() && cursor.is(';', 1)) return cursor.skipStatement();
  if (['enum', 'struct', 'union'].includes(cursor.text) && cursor.is(';', 2)) return cursor.skipStatement();
  const type = parseType(cursor);
  const name = cursor.name();
  const isArray = cursor.is('[');
  scope.types.set(name, isArray ? { kind: 'other', name: `array ${name}`, packed: [] } : type);
  cursor.skipStatement();
}

/** Package imports; DPI imports are passed over. */
export function parseImport(cursor: Cursor, scope: ScopeSyntax): void {
  cursor.expect('import');
  while (cursor.isName() && cursor.is('::', 1)) {
    const name = cursor.name();
    cursor.expect('::');
    scope.imports.push({ package: name, item: cursor.is('*') ? undefined : cursor.peek(0) });
    cursor.take();
    if (!cursor.accept(',')) break;
  }
  cursor.skipStatement();
}

/** Everything between a header and `endmodule`, which it leaves behind. */
export function parseModuleBody(
  cursor: Cursor,
  unit: UnitSyntax,
  parametersAreLocal: boolean,
  ports: BodyPorts,
): void {
  let depth = 0;
  let previous = ';';
  while (!cursor.done) {
    const { text } = cursor;
    if (text === 'endmodule' || text === 'endinterface' || text === 'endprogram' || text === 'endpackage')
      return;
    if (text === 'module' || text === 'macromodule') {
      if (previous !== 'extern' && cursor.isName(1)) return missingEnd(cursor, unit);
    }
    if (text === 'begin') depth += 1;
    else if (text === 'end') depth = Math.max(0, depth - 1);
    if (skipBlock(cursor, previous)) previous = ';';
    else if (parseItem(cursor, unit, depth, parametersAreLocal, ports, previous)) previous = ';';
    else previous = cursor.take();
  }
  unit.problems.push({
    code: 'HDL-SYNTAX',
    ...say('HDL/unit/end', { name: unit.name }),
    offset: unit.offset,
  });
}

function missingEnd(cursor: Cursor, unit: UnitSyntax): void {
  const said = say('HDL/unit/before', { name: unit.name });
  unit.problems.push({ code: 'HDL-SYNTAX', ...said, offset: cursor.offset });
}

/** Goes over a function or block whose inside is of no concern; false where none starts. */
export function skipBlock(cursor: Cursor, previous: string): boolean {
  const { text } = cursor;
  const end = Object.hasOwn(BLOCKS, text) ? BLOCKS[text] : undefined;
  if (end === undefined || NO_BLOCK_BEHIND.has(previous)) return false;
  cursor.skipTo(end);
  return true;
}

function parseItem(
  cursor: Cursor,
  unit: UnitSyntax,
  depth: number,
  parametersAreLocal: boolean,
  ports: BodyPorts,
  previous: string,
): boolean {
  if (cursor.is('function') && previous !== 'import' && depth > 0) {
    cursor.skipTo('endfunction');
    return true;
  }
  if (depth === 0 && tryDeclaration(cursor, unit, parametersAreLocal, unit.problems)) return true;
  if (depth === 0 && ports.nonAnsi && previous === ';' && tryPorts(cursor, unit, ports)) return true;
  return takeInstance(cursor, unit);
}

function tryPorts(cursor: Cursor, unit: UnitSyntax, ports: BodyPorts): boolean {
  const { text, at } = cursor;
  const isPort = PORT_KEYWORDS.has(text);
  if (!isPort && !NET_TYPES.has(text) && !Object.hasOwn(INTEGER_TYPES, text)) return false;
  try {
    if (isPort) parsePortStatement(cursor, ports.declared);
    else parseDataStatement(cursor, (name, type, unpacked) => ports.data.set(name, { type, unpacked }));
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    if (isPort) unit.problems.push(cursor.problem(error, 'HDL-PORT'));
    cursor.at = Math.max(cursor.at, at + 1);
  }
  return true;
}

/** `name [#(…)] name [ranges] (`: an instance of a module or interface (A.4.1.1). */
function takeInstance(cursor: Cursor, unit: UnitSyntax): boolean {
  if (!cursor.isName()) return false;
  let ahead = 1;
  if (cursor.is('#', 1)) ahead = cursor.is('(', 2) ? cursor.closing(cursor.at + 2) - cursor.at : 3;
  if (!cursor.isName(ahead)) return false;
  ahead += 1;
  while (cursor.is('[', ahead)) ahead = cursor.closing(cursor.at + ahead) - cursor.at;
  if (!cursor.is('(', ahead)) return false;
  const { offset } = cursor;
  const name = cursor.name();
  if (!unit.instances.has(name)) unit.instances.set(name, offset);
  cursor.at += ahead - 1;
  return true;
}
