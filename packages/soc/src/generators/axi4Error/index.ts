import { emitTidyModule } from '@netloom/hdl/emit';
import { z } from 'zod';
import { CLOCK_AND_RESET, CLOCK_PORTS, peerPorts } from '../../interconnect/ports.ts';
import { sections, textItem, unusedText } from '../../interconnect/sections.ts';
import { AXI4_WIDTHS, CARRIED_ID_WIDTH } from '../axi4Options.ts';
import { portName, sideSignals, throughSpec, userOption } from '../axi4Through.ts';
import type { Side, ThroughSpec } from '../axi4Through.ts';
import { defineBlockGenerator } from '../blockGenerator.ts';
import type { BlockPorts } from '../blockGenerator.ts';
import { libraryInstance } from '../libraryModule.ts';

const options = z.object({
  ADDR_WIDTH: AXI4_WIDTHS.ADDR_WIDTH,
  DATA_WIDTH: AXI4_WIDTHS.DATA_WIDTH,
  ID_WIDTH: CARRIED_ID_WIDTH,
  USER_WIDTH: AXI4_WIDTHS.USER_WIDTH,
  RESPONSE: z
    .enum(['slverr', 'decerr'])
    .default('slverr')
    .meta({ description: 'What every beat is answered with' }),
});
type Options = z.output<typeof options>;

const RESPONSES = { slverr: "2'b10", decerr: "2'b11" };
/** What the library's module has ports for. */
const HEARD =
  /^(aw(id|valid|ready)|w(last|valid|ready)|b(id|valid|ready)|ar(id|len|valid|ready)|r(id|last|valid|ready))$/;

const sideOf = ({ ADDR_WIDTH, DATA_WIDTH, ID_WIDTH, USER_WIDTH }: Options): Side => ({
  ...{ bus: 'axi4', addressWidth: ADDR_WIDTH, dataWidth: DATA_WIDTH, idWidth: ID_WIDTH },
  userWidth: USER_WIDTH,
});

function ports(chosen: Options): BlockPorts {
  const shared = {
    ...{ clock: 'clk', reset: 'rst_n', addressOption: 'ADDR_WIDTH', idOption: 'ID_WIDTH' },
    ...userOption(sideOf(chosen)),
  };
  const side = {
    name: 's',
    role: 'subordinate',
    description: 'Every transaction is answered with an error',
  } as const;
  return { ...CLOCK_AND_RESET, interfaces: [{ ...side, ...shared, ...sideOf(chosen) }] };
}

function text({ module, origin, options: chosen }: ThroughSpec<Options>): string {
  const side = sideOf(chosen);
  const name = (signal: string) => portName('s', side, signal);
  const signals = [...sideSignals(side).keys()];
  const isAnswer = (signal: string) => /^[br]/.test(signal);
  const heard = signals.filter((signal) => HEARD.test(signal));
  const unheard = signals.filter((signal) => !HEARD.test(signal) && !isAnswer(signal));
  const peer = { name: 'the manager', addressWidth: side.addressWidth };
  return emitTidyModule({
    name: module,
    comment: `${origin}\nAXI4 error subordinate: ${chosen.RESPONSE.toUpperCase()} and zeros, as nl_axi4_error says.`,
    ports: [...CLOCK_PORTS, ...peerPorts({ ...side, interfaceName: 's', role: 'subordinate' }, peer, false)],
    items: sections([
      libraryInstance(
        'nl_axi4_error',
        'error',
        { IW: chosen.ID_WIDTH },
        heard.map((signal) => ({ name: signal, value: name(signal) })),
      ),
      {
        kind: 'assigns',
        assigns: [
          ...['bresp', 'rresp'].map((signal) => ({
            target: name(signal),
            value: RESPONSES[chosen.RESPONSE],
          })),
          ...['rdata', 'buser', 'ruser']
            .filter((signal) => signals.includes(signal))
            .map((signal) => ({ target: name(signal), value: "'0" })),
        ],
      },
      textItem(unusedText('unused', unheard.map(name))),
    ]),
  });
}

export const axi4Error = defineBlockGenerator({
  id: 'axi4-error',
  title: 'AXI4 error subordinate',
  ...{ options, ports, text, spec: throughSpec<Options> },
});
