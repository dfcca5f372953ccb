import { bodyError } from './bodyErrors.ts';
import { commentAbove } from './comments.ts';
import { Cursor, Unreadable } from './cursor.ts';
import { parseImport, parseModuleBody, skipBlock, tryDeclaration } from './parseBody.ts';
import type { BodyPorts } from './parseBody.ts';
import { parseParameterPorts } from './parseParameters.ts';
import { parsePortList } from './parsePorts.ts';
import type { HeaderNames } from './parsePorts.ts';
import { emptyScope } from './syntax.ts';
import type { FileSyntax, PortSyntax, UnitSyntax } from './syntax.ts';
import { PUNCTUATION, Tokens, WORD } from './tokens.ts';
import { say } from '../wording/sentences.ts';

const KINDS: Readonly<Record<string, UnitSyntax['kind']>> = {
  module: 'module',
  macromodule: 'module',
  package: 'package',
  interface: 'interface',
  program: 'other',
};

/** Reads the declarations of preprocessed text; what cannot be read becomes a problem, and the rest goes on. */
export function parseFile(text: string): FileSyntax {
  const cursor = new Cursor(new Tokens(text));
  const file: FileSyntax = {
    ...emptyScope(),
    isEmpty: cursor.done,
    units: [],
    packages: packageNames(cursor.tokens),
    primitives: new Set(),
    problems: [],
  };
  let previous = ';';
  while (!cursor.done) {
    if ((cursor.is('primitive') || cursor.is('checker')) && cursor.isName(1)) {
      file.primitives.add(cursor.peek(1));
    }
    if (Object.hasOwn(KINDS, cursor.text) && previous !== 'extern' && previous !== 'virtual') {
      file.units.push(parseUnit(cursor));
      previous = ';';
    } else if (skipBlock(cursor, previous) || tryDeclaration(cursor, file, true, file.problems))
      previous = ';';
    else previous = cursor.take();
  }
  for (const scope of [file, ...file.units])
    for (const item of scope.imports) file.packages.add(item.package);
  return file;
}

function packageNames(tokens: Tokens): Set<string> {
  const names = new Set<string>();
  for (let index = 1; index < tokens.count; index++) {
    if (tokens.kind(index) !== PUNCTUATION || tokens.end(index) - tokens.start(index) !== 2) continue;
    if (tokens.kind(index - 1) === WORD) names.add(tokens.at(index - 1));
  }
  return names;
}

function parseUnit(cursor: Cursor): UnitSyntax {
  const { offset, at } = cursor;
  const kind = KINDS[cursor.take()]!;
  const unit: UnitSyntax = {
    ...{ ...emptyScope(), kind, name: '', offset, comment: commentAbove(cursor, at) },
    ...{ ports: [], interfacePorts: [], instances: new Map(), problems: [] },
  };
  const header = parseHeader(cursor, unit);
  const error = header.complete ? bodyError(cursor.tokens, cursor.at) : undefined;
  if (error) unit.problems.push(error);
  const body: BodyPorts = { declared: [], data: new Map(), nonAnsi: header.names !== undefined };
  parseModuleBody(cursor, unit, header.hasParameterList || kind === 'package', body);
  if (cursor.text.startsWith('end')) cursor.take();
  if (header.names) completePorts(unit, header.names, body);
  return unit;
}

function parseHeader(
  cursor: Cursor,
  unit: UnitSyntax,
): { names: HeaderNames | undefined; hasParameterList: boolean; complete: boolean } {
  let hasParameterList = false;
  let complete = false;
  let names: HeaderNames | undefined;
  try {
    while (['automatic', 'static', 'class'].includes(cursor.text)) cursor.take();
    unit.name = cursor.name();
    while (cursor.is('import')) parseImport(cursor, unit);
    if (cursor.is('#')) {
      hasParameterList = true;
      cursor.take();
      parseParameterPorts(cursor, unit);
    }
    if (cursor.is('(')) names = parsePortList(cursor, unit);
    cursor.expect(';');
    complete = true;
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    unit.problems.push(cursor.problem(error));
    cursor.skipStatement();
  }
  return { names, hasParameterList, complete };
}

/** Joins the names of a non-ANSI header with their declarations in the body, in the header's order (23.2.2.1). */
function completePorts(unit: UnitSyntax, names: HeaderNames, body: BodyPorts): void {
  const declared = new Map(body.declared.map((port) => [port.name, port]));
  for (const [name, inner] of names) {
    const port = declared.get(inner);
    if (port) unit.ports.push({ ...completed(port, body), name });
    else unit.problems.push(undeclared(name, unit.offset));
  }
}

function undeclared(name: string, offset: number): UnitSyntax['problems'][number] {
  return { code: 'HDL-PORT', ...say('HDL/port/direction', { name }), offset };
}

/** `output q; reg [3:0] q;`: the range may stand with either declaration. */
function completed(port: PortSyntax, { data }: BodyPorts): PortSyntax {
  const other = data.get(port.name);
  const bare = port.type.kind === 'vector' && port.type.base === 'implicit' && port.type.packed.length === 0;
  if (!other || !bare) return port;
  return { ...port, type: other.type, unpacked: other.unpacked };
}
