import type { Step } from '../model/index.ts';
import type { Retired } from './record.ts';

/** Something that core and model have differently; numbers unsigned. */
export interface Difference {
  what: string;
  model: number;
  core: number;
}

const FETCH_FAULT = 1;
const mask = (bytes: number) => (1 << bytes) - 1;
const bits = (byteMask: number) =>
  [0, 1, 2, 3].reduce((all, at) => all | (byteMask & (1 << at) ? 0xff << (8 * at) : 0), 0);

function accessDifferences(core: Retired, { access, observed }: Step): [string, number, number][] {
  const readMask = access?.read === undefined ? 0 : mask(access.width);
  const writeMask = access?.write === undefined ? 0 : mask(access.width);
  const masks: [string, number, number][] = [
    ['bytes read', readMask, core.readMask],
    ['bytes written', writeMask, core.writeMask],
  ];
  if (!access || (readMask | writeMask) === 0) return masks;
  const read = (value: number, by: number) => (value & bits(by)) >>> 0;
  return [
    ...masks,
    ['address', access.address, core.address],
    [
      'data read',
      observed ? 0 : read(access.read ?? 0, readMask),
      observed ? 0 : read(core.readData, readMask),
    ],
    ['data written', read(access.write ?? 0, writeMask), read(core.writeData, writeMask)],
  ];
}

/** What an instruction did on the core against what it did in the model. */
export function differences(core: Retired, step: Step): Difference[] {
  const trapped = step.trap !== undefined;
  const compared: [string, number, number][] = [
    ['pc', step.pc, core.pc],
    ['mode', step.mode, core.mode],
    ['trap', Number(trapped), Number(core.trap)],
  ];
  if (step.trap?.cause !== FETCH_FAULT) compared.push(['instruction', step.instruction, core.instruction]);
  if (step.trap) {
    // Without CSRs a core halts and has no cause to tell; with an interrupt the cause is the interrupt's.
    if (!core.halt && !core.interrupt) compared.push(['cause', step.trap.cause, core.cause]);
    compared.push(['rd', 0, core.rd]);
  } else
    compared.push(
      ['rd', step.rd, core.rd],
      ['rd value', step.value, core.rdValue],
      ...accessDifferences(core, step),
    );
  if (!core.halt) compared.push(['next pc', step.nextPc, core.nextPc]);
  return compared
    .filter(([, model, own]) => model !== own)
    .map(([what, model, own]) => ({ what, model, core: own }));
}
