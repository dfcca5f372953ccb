import type { Diagnostic, Said } from '@netloom/model';
import { isKeyword } from '@netloom/hdl/keywords';
import { say } from '../wording/sentences.ts';
import { problem } from './problem.ts';

/** C keywords (C17, 6.4.1) that SystemVerilog does not have: the name begins those of C sources too. */
const C_KEYWORDS = new Set(
  'auto char double float goto inline long register restrict short signed sizeof volatile'.split(' '),
);

/** The name becomes that of modules, files and C symbols. */
export function checkName(name: string): Diagnostic[] {
  const refuse = (said: Said) => [problem('core-name', '/name', said)];
  if (isKeyword(name)) return refuse(say('core-name/verilog', { name }));
  if (C_KEYWORDS.has(name)) return refuse(say('core-name/c', { name }));
  if (name.startsWith('_')) return refuse(say('core-name/underscore', { name }));
  return [];
}
