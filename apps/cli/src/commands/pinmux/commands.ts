import type { Pinmux } from '@netloom/pinmux';
import { command } from '../../command.ts';
import type { Outcome } from '../../report.ts';
import type { BlockSubject } from '../block/subject.ts';

const files = ['the pin multiplexer'];

/** A multiplexer, as the verbs of `netloom pinmux` find it. */
export type PinmuxSubject = BlockSubject<Pinmux>;

async function withPinmux(
  path: string,
  work: (subject: PinmuxSubject) => Outcome | Promise<Outcome>,
): Promise<Outcome> {
  const [{ pinmuxKind }, { withBlock }] = await Promise.all([
    import('@netloom/pinmux'),
    import('../block/subject.ts'),
  ]);
  return withBlock(pinmuxKind, path, work);
}

const check = command({
  name: 'pinmux check',
  usage: `
  pinmux check    <name>.pinmux.json            every problem of a pin multiplexer; exit code 1 on errors`,
  options: {},
  files,
  run: async (_values, [path]) => withPinmux(path!, (await import('./checkPinmux.ts')).checkPinmuxCommand),
});

const solve = command({
  name: 'pinmux solve',
  usage: `
  pinmux solve    <name>.pinmux.json            a pad for each signal that use cases need  [--case <name>]… [--write]`,
  options: {
    case: { type: 'string', multiple: true, default: [] as string[] },
    write: { type: 'boolean', default: false },
  },
  files,
  run: async (values, [path]) => {
    const { solvePinmux } = await import('./solvePinmux.ts');
    return withPinmux(path!, (subject) => solvePinmux(subject, { cases: values.case, write: values.write }));
  },
});

const generate = command({
  name: 'pinmux generate',
  usage: `
  pinmux generate <name>.pinmux.json            RTL, pad ring, registers, C, devicetree and constraints beside it
                                                [--output <folder>] [--overwrite]`,
  options: { output: { type: 'string' }, overwrite: { type: 'boolean', default: false } },
  files,
  run: async (values, [path]) => {
    const { generateBlock } = await import('../block/generateBlock.ts');
    return withPinmux(path!, (subject) => generateBlock(subject, values));
  },
});

export const pinmuxCommands = [check, solve, generate];
