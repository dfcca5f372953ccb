import type { Fault } from './project.ts';

interface Seeded {
  fault: Fault;
  /** What the bench must say. */
  says: RegExp;
}

/** Faults of the demo's generated RTL. */
export const FAULTS: Record<string, Seeded> = {
  'a bridge that decodes a wrong base address': {
    fault: ['demo_soc_bridge0.sv', /(GPIO1_BASE +=) 32'h8000_6000/, "$1 32'h8000_4000"],
    says: /read of 80006000 by exerciser0\.m_axil does not lead to 0+ of gpio1\.s_apb/,
  },
  'a crossbar that cuts off the last half of a region': {
    fault: ['demo_soc_xbar0.sv', /(SRAM0_MASK +=) 32'hFFFF_F000/, "$1 32'hFFFF_F800"],
    says: /read of 20000ffc by exerciser0\.m_axil does not lead to 00000ffc of sram0\.s_axil/,
  },
  'a crossbar that decodes a region too large': {
    fault: ['demo_soc_xbar0.sv', /(SRAM0_MASK +=) 32'hFFFF_F000/, "$1 32'hFFFF_E000"],
    says: /20001000 by exerciser0\.m_axil: response 00, 1 subordinates reached, where nobody is/,
  },
  'two peripherals in each other’s place': {
    fault: [
      'demo_soc_bridge0.sv',
      /(SPI0_BASE\)) decode\[3\](.*\n.*SPI1_BASE\)) decode\[4\]/,
      '$1 decode[4]$2 decode[3]',
    ],
    says: /by exerciser0\.m_axil does not lead to \w+ of spi0\.s_apb/,
  },
  'an address of nobody that is answered OKAY': {
    fault: ['demo_soc_xbar0.sv', /(DECERR +=) 2'b11/, "$1 2'b00"],
    says: /response 00, 0 subordinates reached, where nobody is/,
  },
  'an address of nobody that is answered SLVERR': {
    fault: ['demo_soc_xbar0.sv', /(DECERR +=) 2'b11/, "$1 2'b10"],
    says: /response 10, 0 subordinates reached, where nobody is/,
  },
  'a source of interrupts that is not wired to the controller': {
    fault: ['demo_soc.sv', /spi0_irq, gpio1_irq/, "1'b0, gpio1_irq"],
    says: /interrupt spi0\.irq: number 4 of plic0\.irq_sources does not go high alone/,
  },
  'a source of interrupts whose port is open': {
    fault: ['demo_soc.sv', /\.irq +\(uart0_irq +\)/, '.irq ()'],
    says: /interrupt uart0\.irq: number 1 of plic0\.irq_sources does not go high alone/,
  },
  'two sources of interrupts that are swapped': {
    fault: ['demo_soc.sv', /spi1_irq, spi0_irq/, 'spi0_irq, spi1_irq'],
    says: /interrupt spi0\.irq: number 4 of plic0\.irq_sources does not go high alone/,
  },
  'a source of interrupts that is on two lines': {
    fault: ['demo_soc.sv', /watchdog0_irq, spi1_irq/, 'gpio0_irq | watchdog0_irq, spi1_irq'],
    says: /interrupt gpio0\.irq: number 2 of plic0\.irq_sources does not go high alone/,
  },
  'a line to the manager that is missing': {
    fault: ['demo_soc.sv', /\{timer0_irq, plic0_irq\}/, "{timer0_irq, 1'b0}"],
    says: /interrupt plic0\.irq: number 0 of exerciser0\.irq does not go high alone/,
  },
  'a wrong reset value': {
    fault: ['nl_timer_regs.sv', /(mtimecmp_hi_value <= )32'hFFFFFFFF/, "$132'h7FFFFFFF"],
    says: /timer0\.s_apb at 8000a00c: MTIMECMP_HI after reset is 7fffffff, not ffffffff/,
  },
  'a memory with an address line that is stuck': {
    fault: ['demo_soc.sv', /(\.s_axil_awaddr +\()(xbar0_m_sram0_axil_awaddr) *\)/, "$1$2 & 12'hFFB)"],
    says: /write to 20000004 by exerciser0\.m_axil does not lead to 00000004 of sram0\.s_axil/,
  },
  'a manager whose address is not wired': {
    fault: ['demo_soc.sv', /(\.m_axil_araddr +\()exerciser0_m_axil_araddr *\)/, '$1)'],
    says: /read of \w+ by exerciser0\.m_axil/,
  },
  'an answer that does not come back': {
    fault: ['demo_soc.sv', /(\.m_axil_rvalid +\()\w+ *\)/, "$11'b0)"],
    says: /read of \w+ by exerciser0\.m_axil: no answer/,
  },
};
