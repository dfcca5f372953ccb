import { emitTidyModule } from '@netloom/hdl/emit';
import type { ParameterText } from '@netloom/hdl/emit';
import { decodeCall, decoderInputs, decoderText, translateCall } from '../../interconnect/decoder.ts';
import type { RequestText } from '../../interconnect/decoder.ts';
import { constant } from '../../interconnect/constant.ts';
import { CLOCK_PORTS, peerPorts } from '../../interconnect/ports.ts';
import { sections, textItem } from '../../interconnect/sections.ts';
import type { Peer } from '../../interconnect/spec.ts';
import { ARBITRATIONS } from './arbitration.ts';
import { READS, WRITES } from './direction.ts';
import type { Direction } from './direction.ts';
import type { Options } from './options.ts';
import type { CrossbarSpec } from './spec.ts';
import { transferPath } from './transferPath.ts';
import { ports, vectors } from './vectors.ts';
import { WAYS } from './ways.ts';

const MEETING: Record<Options['TOPOLOGY'], (chosen: string) => string> = {
  full: (
    chosen,
  ) => `way while its next request waits, and a subordinate serves one manager at a time, ${chosen};
different pairs do not wait for each other.`,
  'shared-bus': (
    chosen,
  ) => `way while its next request waits, and all share a bus, which carries one transfer at a time,
${chosen}.`,
};

const behaviour = (
  { TOPOLOGY }: Options,
  chosen: string,
) => `Writes and reads are independent of each other. In each direction a manager has one transfer under
${MEETING[TOPOLOGY](chosen)} Requests and responses are registered, so that no output
depends combinationally on an input. An unmapped address is answered with DECERR.`;

/**
 * AXI4-Lite crossbar: writes and reads apart, each manager with one transfer of either kind under way, each
 * subordinate with an arbiter of its own for either kind. Managers that want different subordinates do not
 * meet. An address that nobody owns is answered with DECERR. Requests and answers go through a register each, so that
 * no output follows from an input in the same clock (Arm IHI 0022H, A3.1.1).
 */
export function text(spec: CrossbarSpec): string {
  const { module, origin, managers, subordinates, addressWidth, dataWidth, routes } = spec;
  const ways = WAYS[spec.options.TOPOLOGY];
  const arbitration = ARBITRATIONS[spec.options.ARBITRATION];
  const side = { bus: 'axi4-lite', dataWidth } as const;
  const names = (peers: readonly Peer[]) => peers.map(({ name }) => name).join(', ');
  return emitTidyModule({
    name: module,
    comment: `${origin}\nAXI4-Lite crossbar: ${names(managers)} to ${names(subordinates)}\n\n${behaviour(spec.options, arbitration.says)}`,
    ports: [
      ...CLOCK_PORTS,
      ...managers.flatMap((peer) =>
        peerPorts({ ...side, interfaceName: 's', role: 'subordinate' }, peer, true),
      ),
      ...subordinates.flatMap((peer) =>
        peerPorts({ ...side, interfaceName: 'm', role: 'manager' }, peer, true),
      ),
    ],
    items: sections([
      { kind: 'parameters', parameters: constants(spec) },
      ...decoderText(routes, addressWidth),
      textItem(arbitration.helper),
      vectors(spec),
      transferPath(WRITES, request(spec, WRITES), ways, arbitration),
      transferPath(READS, request(spec, READS), ways, arbitration),
      ports(spec),
    ]),
  });
}

function request({ routes }: CrossbarSpec, { name, address: channel }: Direction): RequestText {
  const inputs = decoderInputs(routes);
  const address = `s_${channel}addr[i*AW+:AW]`;
  const transfer = {
    address,
    write: name === 'write' ? "1'b1" : "1'b0",
    nonsecure: `s_${channel}prot[i*3+1]`,
    privileged: `s_${channel}prot[i*3]`,
    manager: 'i',
  };
  return { target: decodeCall(inputs, transfer), address: translateCall(inputs, address, 'i') };
}

function constants({
  managers,
  subordinates,
  addressWidth,
  dataWidth,
  options,
}: CrossbarSpec): ParameterText[] {
  const { ARBITRATION, TOPOLOGY, WEIGHTS } = options;
  const weights = `${4 * managers.length}'h${weightsOf(WEIGHTS, managers.length)}`;
  return [
    constant('int', 'NM', managers.length, 'managers'),
    constant('int', 'NT', subordinates.length + 1, 'targets: the subordinates, and the default target'),
    ...(TOPOLOGY === 'shared-bus' ? [constant('int', 'NB', 1, 'buses')] : []),
    constant('int', 'DEFAULT_TARGET', subordinates.length, 'answers unmapped addresses'),
    constant('int', 'AW', addressWidth, 'bits of an address'),
    constant('int', 'DW', dataWidth, 'bits of data'),
    constant('int', 'SW', 'DW / 8', 'write strobes'),
    ...(ARBITRATION === 'weighted'
      ? [constant('logic [4*NM-1:0]', 'WEIGHTS', weights, 'transfers in a turn, 4 bits a manager')]
      : []),
    constant('logic [1:0]', 'DECERR', "2'b11", 'decode error, as BRESP and RRESP say it'),
  ];
}

/** A hexadecimal digit a manager; those that are not given are 0. */
const weightsOf = (weights: number, managers: number) =>
  weights.toString(16).toUpperCase().padStart(managers, '0').slice(-managers);
