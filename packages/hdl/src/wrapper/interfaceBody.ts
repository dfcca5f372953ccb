import { Cursor } from '../read/cursor.ts';
import { NET_TYPES } from '../read/netTypes.ts';
import { parseDataStatement } from '../read/parsePorts.ts';
import { startsType } from '../read/parseType.ts';
import type { RangeSyntax, TypeSyntax } from '../read/syntax.ts';
import { Tokens } from '../read/tokens.ts';

export interface InterfaceBody {
  signals: Map<string, { type: TypeSyntax; unpacked: RangeSyntax[] }>;
  /** By modport, the direction of each signal that it lists, as its module sees it. */
  modports: Map<string, Map<string, 'in' | 'out' | 'inout'>>;
}

const DIRECTIONS = { input: 'in', output: 'out', inout: 'inout' } as const;

/** Nets, variables and modports (IEEE 1800-2017, 25.5) between an interface's header and its end. Throws `Unreadable`. */
export function readInterfaceBody(text: string): InterfaceBody {
  const cursor = new Cursor(new Tokens(text));
  const body: InterfaceBody = { signals: new Map(), modports: new Map() };
  cursor.skipStatement();
  while (!cursor.done && !cursor.is('endinterface')) {
    if (cursor.accept('modport')) readModports(cursor, body);
    else if (isData(cursor)) {
      parseDataStatement(cursor, (name, type, unpacked) => body.signals.set(name, { type, unpacked }));
      cursor.skipStatement();
    } else skipItem(cursor);
  }
  return body;
}

function isData(cursor: Cursor): boolean {
  return cursor.is('var') || NET_TYPES.has(cursor.text) || startsType(cursor);
}

/** Declarations end with a semicolon; functions, tasks and clocking blocks with their own word. */
function skipItem(cursor: Cursor): void {
  for (const block of ['function', 'task', 'clocking', 'property', 'sequence'])
    if (cursor.is(block)) return cursor.skipTo(`end${block}`);
  cursor.skipStatement();
}

function readModports(cursor: Cursor, { modports }: InterfaceBody): void {
  do {
    const directions = new Map<string, 'in' | 'out' | 'inout'>();
    modports.set(cursor.name(), directions);
    const end = cursor.closing(cursor.at);
    cursor.expect('(');
    let direction: 'in' | 'out' | 'inout' | undefined;
    while (cursor.at < end - 1) {
      const word = cursor.take();
      if (Object.hasOwn(DIRECTIONS, word)) direction = DIRECTIONS[word as keyof typeof DIRECTIONS];
      else if (['import', 'export', 'clocking', 'ref'].includes(word)) direction = undefined;
      else if (word !== ',' && direction && /^\w/.test(word)) directions.set(word, direction);
    }
    cursor.at = end;
  } while (cursor.accept(','));
  cursor.expect(';');
}
