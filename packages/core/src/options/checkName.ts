import type { Diagnostic } from '@netloom/model';
import { isKeyword } from '@netloom/hdl/keywords';
import { problem } from './problem.ts';

/** C keywords (C17, 6.4.1) that SystemVerilog does not have: the name begins those of C sources too. */
const C_KEYWORDS = new Set(
  'auto char double float goto inline long register restrict short signed sizeof volatile'.split(' '),
);

/** The name becomes that of modules, files and C symbols. */
export function checkName(name: string): Diagnostic[] {
  const refuse = (reason: string) => [problem('core-name', '/name', `Name: "${name}" ${reason}`)];
  if (isKeyword(name)) return refuse('is a keyword of SystemVerilog');
  if (C_KEYWORDS.has(name)) return refuse('is a keyword of C');
  if (name.startsWith('_')) return refuse('begins with an underscore, which C keeps for itself');
  return [];
}
