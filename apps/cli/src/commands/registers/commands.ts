import { command } from '../../command.ts';
import { WrongUse } from '../../failure.ts';
import { required } from '../../values.ts';

const reading = {
  from: { type: 'string' },
  include: { type: 'string', multiple: true, default: [] as string[] },
  define: { type: 'string', multiple: true, default: [] as string[] },
} as const;
const writing = { ...reading, to: { type: 'string' }, output: { type: 'string' } } as const;
const files = ['the register description'];

/** NAME=VALUE: values for parameters of the map. */
function parametersOf(define: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    define.map((text) => {
      const equals = text.indexOf('=');
      if (equals < 1) throw new WrongUse(`--define: expected NAME=VALUE, found "${text}"`);
      return [text.slice(0, equals), text.slice(equals + 1)];
    }),
  );
}

interface Writing {
  from?: string | undefined;
  include: string[];
  define: string[];
  output?: string | undefined;
}

async function write(path: string, { from, include, define, output }: Writing, to: string[]) {
  const settings = { from, include, parameters: parametersOf(define), to };
  const { generateViews } = await import('./generateViews.ts');
  return generateViews(path, { ...settings, output: required(output, '--output') });
}

const check = command({
  name: 'regs check',
  usage: `
  regs check    <name>.regs.json|file           every problem of a register map [--define NAME=VALUE]`,
  options: reading,
  files,
  run: async ({ from, include, define }, [path]) => {
    const { checkRegisterMap } = await import('./checkRegisterMap.ts');
    return checkRegisterMap(path!, { from, include, parameters: parametersOf(define) });
  },
});

const convert = command({
  name: 'regs convert',
  usage: `
  regs convert  <file> --to <ids> --output <folder>   formats of others and back  [--from <id>] [--include <folder>]`,
  options: writing,
  files,
  run: (values, [path]) => write(path!, values, required(values.to, '--to').split(',').filter(Boolean)),
});

const generate = command({
  name: 'regs generate',
  usage: `
  regs generate <file> --output <folder>        RTL, headers, documents …         [--to <ids>]`,
  options: writing,
  files,
  run: (values, [path]) => write(path!, values, values.to?.split(',').filter(Boolean) ?? []),
});

export const registerCommands = [check, convert, generate];
