import type { CoreOptions } from '../../src/index.ts';
import { topPorts } from '../../src/rtl/top/topPorts.ts';

/**
 * When an output means something to what is around the core, by the standards: AXI (Arm IHI 0022H, A3.2.1) and
 * AXI4-Stream (IHI 0051B, 2.2) by their VALID, APB (IHI 0024D, 3) in the access phase, TDO while it is driven.
 */
function whenSeen(name: string, net: (name: string) => string): string {
  const channel = /^(m_axil?(?:_[id])?_)(ar|aw|w)(?!valid$|ready$)/.exec(name);
  if (channel) return net(`${channel[1]}${channel[2]}valid`);
  if (/^m_axis_trace_t(data|last)$/.test(name)) return net('m_axis_trace_tvalid');
  if (/^custom_(instr|rs1|rs2)$/.test(name)) return net('custom_valid');
  if (name === 'jtag_tdo') return net('jtag_tdo_oe');
  const apb = /^(s_apb_\w+_p)(rdata|ready|slverr)$/.exec(name);
  if (!apb) return "1'b1";
  const pin = (signal: string) => net(`${apb[1]}${signal}`);
  const access = `${pin('sel')} && ${pin('enable')}`;
  if (apb[2] === 'ready') return access;
  return `${access} && ${pin('ready')}${apb[2] === 'rdata' ? ` && !${pin('write')}` : ''}`;
}

/** All that a system sees of a core in a clock, in one vector, of nets that have the prefix. */
export function seenBy(options: CoreOptions, prefix: string): { width: number; bits: string } {
  const ports = topPorts(options).flatMap((group) => group.ports);
  const isInput = new Set(ports.filter(({ direction }) => direction === 'in').map(({ name }) => name));
  const net = (name: string) => (isInput.has(name) ? name : `${prefix}${name}`);
  const seen = ports.filter(({ name, direction }) => direction === 'out' && !/^(rvfi|lockstep)_/.test(name));
  return {
    width: seen.reduce((sum, port) => sum + port.width, 0),
    bits: `{${seen.map(({ name, width }) => `{${width}{${whenSeen(name, net)}}} & ${net(name)}`).join(', ')}}`,
  };
}
