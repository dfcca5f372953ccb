import type { CoreFile } from '../../src/generate.ts';
import type { CoreOptions } from '../../src/index.ts';
import { inPlace } from '../../src/observed/inPlace.ts';
import { declarations } from '../../src/rtl/nets.ts';
import { sv } from '../../src/rtl/sv.ts';
import { top } from '../../src/rtl/top/top.ts';
import { topPorts } from '../../src/rtl/top/topPorts.ts';
import { instance } from '../../src/rtl/unit.ts';

const SECOND = 'second_';

/** Wires of the second core that are not of its own. */
const SHARED: Readonly<Record<string, string>> = {
  clk: 'clk',
  rst_n: 'rst_n',
  debug_rst_n: 'debug_rst_n',
  jtag_tck: 'jtag_tck',
  jtag_trst_n: 'jtag_trst_n',
  jtag_tms: 'jtag_tms',
  jtag_tdi: 'first_tdo',
  jtag_tdo: 'jtag_tdo',
  ndmreset: 'second_ndmreset',
  halt_trigger_in: 'first_halts',
  halt_trigger_out: 'second_halts',
  resume_trigger_in: 'first_resumes',
  resume_trigger_out: 'second_resumes',
};

/**
 * Two cores in the place of one, each with its instruction memory, program and debug module: one chain of JTAG, and the
 * external triggers of each at those of the other. Only the first one has the bus.
 */
export function twoCores(options: CoreOptions): CoreFile[] {
  const inner: CoreOptions = { ...options, debug: { ...options.debug, externalTriggers: 1 } };
  const own = topPorts(inner)
    .flatMap(({ ports }) => ports)
    .filter(({ name }) => !(name in SHARED));
  const nets = Object.fromEntries(own.map(({ name }) => [name, `${SECOND}${name}`]));
  const second = instance(
    { ...inner, name: `${options.name}_inside` },
    top,
    { ...nets, ...SHARED },
    { HART_ID: "32'd1", ITCM_INIT_FILE: 'ITCM_INIT_FILE' },
    'u_second',
  );
  return inPlace(options, inner, {
    comment: 'Two cores that halt and resume each other.',
    nets: {
      jtag_tdo: 'first_tdo',
      ndmreset: 'first_ndmreset',
      halt_trigger_in: 'second_halts',
      halt_trigger_out: 'first_halts',
      resume_trigger_in: 'second_resumes',
      resume_trigger_out: 'first_resumes',
    },
    body: (first) => sv`
      logic first_tdo, first_ndmreset, second_ndmreset;
      logic first_halts, second_halts, first_resumes, second_resumes;
      logic debug_mode; // both wait for the debugger
      ${declarations(own.map(({ name, width }) => ({ name: `${SECOND}${name}`, width })))}

      ${first}

      ${own
        .filter(({ direction }) => direction === 'in')
        .map(({ name }) => `assign ${SECOND}${name} = '0;`)
        .join('\n')}
      ${second}

      assign ndmreset = first_ndmreset || second_ndmreset;
      assign debug_mode = u_core.debug_mode && u_second.debug_mode;
    `,
  });
}
