import type { Diagnostic } from '@netloom/model';
import { withoutComments, withoutStrings } from './withoutComments.ts';
import { say } from '../wording/sentences.ts';

/** `name : type := value` of a generic clause, as written. */
export interface VhdlGeneric {
  name: string;
  type: string;
  value: string | undefined;
}

/** An entity declaration (IEEE 1076-2008, 3.2); names as written, though VHDL does not tell their cases apart. */
export interface VhdlEntity {
  name: string;
  file: string;
  line: number;
  generics: VhdlGeneric[];
  ports: string[];
}

const ENTITY = /(?<![\w.\\])entity\s+([A-Za-z]\w*)\s+is\b/gi;
const END = /\bend\b/i;

/** The entities of a file; one that has no end is told with its line. */
export function readEntities(
  file: string,
  text: string,
): { entities: VhdlEntity[]; diagnostics: Diagnostic[] } {
  const plain = withoutComments(text);
  const diagnostics: Diagnostic[] = [];
  const heads = [...plain.matchAll(ENTITY)];
  const entities = heads.flatMap(({ 0: head, 1: name, index }, at): VhdlEntity[] => {
    const line = plain.slice(0, index).split('\n').length;
    const rest = plain.slice(index + head.length, heads[at + 1]?.index);
    const end = END.exec(rest);
    if (!end) {
      const said = say('HDL/vhdl/end', { name: name! });
      diagnostics.push({
        code: 'HDL-SYNTAX',
        severity: 'error',
        ...said,
        place: { kind: 'source', file, line },
      });
      return [];
    }
    const declaration = rest.slice(0, end.index);
    const generics = clause(declaration, 'generic').flatMap(genericsOf);
    const ports = clause(declaration, 'port').flatMap((item) => namesOf(item.split(':')[0]!));
    return [{ name: name!, file, line, generics, ports }];
  });
  return { entities, diagnostics };
}

/** The declarations between the brackets of `generic (…)` or `port (…)`. */
function clause(declaration: string, keyword: string): string[] {
  const marks = withoutStrings(declaration);
  const start = new RegExp(`\\b${keyword}\\s*\\(`, 'i').exec(marks);
  if (!start) return [];
  const items = [''];
  let depth = 1;
  for (let at = start.index + start[0].length; at < declaration.length && depth > 0; at++) {
    const char = marks[at]!;
    if (char === '(') depth += 1;
    if (char === ')') depth -= 1;
    if (char === ';' && depth === 1) items.push('');
    else if (depth > 0) items[items.length - 1] += declaration[at]!;
  }
  return items.map((item) => item.trim()).filter((item) => item !== '');
}

function genericsOf(item: string): VhdlGeneric[] {
  const [, names = '', type = '', value] = /^([^:]*):([^:]*?)(?::=([^]*))?$/.exec(item) ?? [];
  return namesOf(names).map((name) => ({ name, type: type.trim(), value: value?.trim() }));
}

function namesOf(text: string): string[] {
  return text
    .replace(/^\s*(?:signal|constant)\s/i, '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => /^[A-Za-z]\w*$/.test(name));
}
