import { LOCKSTEP, coreOf } from './fault.ts';
import type { Fault } from './fault.ts';

const core = coreOf('micro', {
  base: { resetVector: '0x80000000' },
  auxiliary: { clic: { base: '0x02010000' }, clicVectors: true },
});

export const CLIC_FAULTS: readonly Fault[] = [
  {
    option: 'auxiliary.clic',
    wrong: 'an interrupt preempts a handler of its own level',
    core,
    module: 'csr',
    find: 'clic_level > floor;',
    replace: 'clic_level >= floor;',
    sign: LOCKSTEP,
  },
  {
    option: 'auxiliary.clicInputs',
    wrong: 'a pin asks by the number of its neighbour',
    core,
    module: 'clic',
    find: '.source (irq_local[9])',
    replace: '.source (irq_local[8])',
    sign: LOCKSTEP,
  },
  {
    option: 'auxiliary.clicControlBits',
    wrong: 'the bits of level and priority are those one below',
    core,
    module: 'clic_input',
    find: 'control <= wdata[31:28];',
    replace: 'control <= wdata[30:27];',
    sign: LOCKSTEP,
  },
  {
    option: 'auxiliary.clicVectors',
    wrong: 'entries of the table have two bytes',
    core,
    module: 'csr',
    find: "{23'd0, clic_number, 2'b00}",
    replace: "{24'd0, clic_number, 1'b0}",
    sign: LOCKSTEP,
  },
];
