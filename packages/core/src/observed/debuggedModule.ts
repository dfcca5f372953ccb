import { emitInstance, emitTidyModule } from '@netloom/hdl/emit';
import type { PortText } from '@netloom/hdl/emit';
import { sv } from '../rtl/sv.ts';
import { JTAG_NETS, JTAG_STATE, jtagPins } from './jtagPins.ts';

interface Module {
  module: string;
  ports: readonly PortText[];
}

const COMMENT = `The debug module of the design, which a debugger moves through a socket: a character of OpenOCD's remote_bitbang in
every second cycle. Who drives the design resets it when the debugger asks, and never the module.`;

/** Until the debugger's first reset each hart halts before its first instruction, so that none runs unseen. */
const HALT_AT_RESET = /^hart\d+_debug_resethaltreq$/;

const NETS: Readonly<Record<string, string>> = { ...JTAG_NETS, rst_n: 'dbg_por_n' };

const netOf = (name: string): string => NETS[name] ?? (HALT_AT_RESET.test(name) ? `dbg_${name}` : name);

/** What the design hears of the module, where that is not the module's own output. */
function drivenOutside(name: string): string {
  if (name === 'ndmreset') return 'dbg_ndmreset';
  if (HALT_AT_RESET.test(name)) return `dbg_first || dbg_${name}`;
  return /_pready$/.test(name) ? "'1" : "'0";
}

/** What stands in a design in the place of its shared debug module, whose harts are all in the session; `inside` has JTAG. */
export function debuggedModule({ module, ports }: Module, inside: Module): string {
  const own = new Set(inside.ports.map(({ name }) => name).filter((name) => netOf(name) === name));
  const held = inside.ports.filter(({ name }) => HALT_AT_RESET.test(name));
  const driven = ports.filter(({ name, direction }) => direction === 'output' && !own.has(name));
  const body = sv`
    ${JTAG_STATE}
    logic dbg_first = 1'b1; // the debugger has not reset the design yet
    ${held.map(({ name }) => `logic dbg_${name};`).join('\n')}

    ${driven.map(({ name }) => `assign ${name} = ${drivenOutside(name)};`).join('\n')}

    always @(posedge clk) if (dbg_ndmreset) dbg_first <= 1'b0;

    ${emitInstance({
      module: inside.module,
      name: 'u_module',
      ports: inside.ports.map(({ name }) => ({ name, value: netOf(name) })),
    })}

    ${jtagPins({ rests: "u_module.hart_mode != '0 && (u_module.hart_mode | ~u_module.hart_alive) == '1" })}
  `;
  return emitTidyModule({
    name: module,
    comment: COMMENT,
    ports: [...ports],
    items: [{ kind: 'text', text: body }],
  });
}
