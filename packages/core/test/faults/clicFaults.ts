import { LOCKSTEP, coreOf } from './fault.ts';
import type { Fault, Sign } from './fault.ts';

const core = coreOf('micro', {
  base: { resetVector: '0x80000000' },
  auxiliary: { clic: { base: '0x02010000' }, clicVectors: true },
});

/** A pin is pending under its own number. */
const PENDING: Sign = {
  by: 'signal',
  probe: `
  initial begin
    repeat (40) @(negedge clk);
    force irq_local = 16'h0200;
    @(negedge clk);
    if (u_clic.value_25[0] !== 1'b1) $display("FAULT: pin 9 is not pending as 25");
  end`,
};

/** Four bits of clicintctl are the upper ones of the byte. */
const WRITTEN: Sign = {
  by: 'signal',
  probe: `
  initial begin
    repeat (40) @(negedge clk);
    force u_clic.u_input_25.we = 1'b1;
    force u_clic.u_input_25.be = 4'b1000;
    force u_clic.u_input_25.wdata = 32'hA000_0000;
    repeat (2) @(negedge clk);
    if (u_clic.value_25[31:24] !== 8'hAF) $display("FAULT: other bits are kept");
  end`,
};

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
    sign: PENDING,
  },
  {
    option: 'auxiliary.clicControlBits',
    wrong: 'the bits of level and priority are those one below',
    core,
    module: 'clic_input',
    find: 'control <= wdata[31:28];',
    replace: 'control <= wdata[30:27];',
    sign: WRITTEN,
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
  {
    option: 'auxiliary.clicVectors',
    wrong: 'an edge stays when its interrupt goes by the table',
    core,
    module: 'csr',
    find: 'assign clic_claim = clic_taken || (clic_entry && clic_vectored);',
    replace: 'assign clic_claim = clic_taken;',
    sign: LOCKSTEP,
  },
];
