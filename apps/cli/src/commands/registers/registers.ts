import { WrongUse } from '../../failure.ts';
import type { Outcome } from '../../report.ts';
import { checkRegisterMap } from './checkRegisterMap.ts';
import { generateViews } from './generateViews.ts';

interface Options {
  from?: string | undefined;
  to?: string | undefined;
  output?: string | undefined;
  include: string[];
  /** NAME=VALUE: values for parameters of the map. */
  define: string[];
}

/** `netloom regs check|convert|generate <file>` */
export function registersCommand([verb, path]: string[], options: Options): Promise<Outcome> {
  if (verb !== 'check' && verb !== 'convert' && verb !== 'generate') {
    throw new WrongUse(`regs: expected check, convert or generate, found "${verb ?? ''}"`);
  }
  if (path === undefined) throw new WrongUse('the register description is missing');
  const { from, include, output, define } = options;
  const parameters = Object.fromEntries(define.map(assignment));
  if (verb === 'check') return checkRegisterMap(path, { from, include, parameters });
  if (output === undefined) throw new WrongUse('--output is missing');
  const to = options.to?.split(',').filter(Boolean) ?? [];
  if (verb === 'convert' && to.length === 0) throw new WrongUse('--to is missing');
  return generateViews(path, { from, include, parameters, to, output });
}

function assignment(text: string): [string, string] {
  const equals = text.indexOf('=');
  if (equals < 1) throw new WrongUse(`--define: expected NAME=VALUE, found "${text}"`);
  return [text.slice(0, equals), text.slice(equals + 1)];
}
