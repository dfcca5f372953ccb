import type { DeclarationText, ItemText } from '@netloom/hdl/emit';
import { grownPrefix } from '../../design/busEnd.ts';
import { protectionSignals, standardSignals } from '../../bus/protocol.ts';
import type { BusSignal } from '../../bus/signal.ts';
import { decoderInputs } from '../../interconnect/decoder.ts';
import { joinText, sections, textItem, unusedText } from '../../interconnect/sections.ts';
import type { ManagerPeer, Peer } from '../../interconnect/spec.ts';
import { bitsOf, part, rangeOf } from './channels.ts';
import type { CrossbarSpec } from './spec.ts';

const SIGNALS = standardSignals('axi4-lite');
const BY_MANAGER = SIGNALS.filter(({ driver }) => driver === 'manager');
const BY_SUBORDINATE = SIGNALS.filter(({ driver }) => driver === 'subordinate');

interface AssignText {
  target: string;
  value: string;
}

/**
 * The vectors that the crossbar's logic works on: `s_awaddr` holds the AWADDR of all managers, the first in the lowest
 * bits, `m_awaddr` that of all targets. They are flat: Icarus Verilog 11 and Yosys 0.23 take no packed arrays of
 * vectors in processes.
 */
export function vectors(spec: CrossbarSpec): ItemText[] {
  const protection = protectionUsed(spec) ? protectionSignals('axi4-lite') : [];
  const ofManagers = [...SIGNALS, ...protection].map((signal) => declaration('s', 'NM', signal));
  const ofTargets = SIGNALS.map((signal) => declaration('m', 'NT', signal));
  const assigns = [
    ...BY_MANAGER.map((signal) => gather(signal, spec)),
    ...protection.map((signal) => gatherProtection(signal, spec.managers)),
    ...BY_SUBORDINATE.map((signal) => gatherTargets(signal, spec)),
  ];
  return sections([
    [
      { kind: 'comment', text: VECTORS },
      { kind: 'declarations', declarations: [...ofManagers, ...ofTargets] },
    ],
    { kind: 'assigns', assigns },
  ]);
}

const VECTORS = `The signals of all managers (s_) and of all targets (m_) side by side, the first in the lowest bits.
Below, i counts the managers and t the targets.`;

/** What the ports of the managers and subordinates take from the vectors, and the bits that nobody takes. */
export function ports(spec: CrossbarSpec): ItemText[] {
  const unused = [...unusedBits(spec), ...unusedProtection(spec)];
  return sections([
    ...spec.managers.map((peer, index) => spread('s', peer, index, BY_SUBORDINATE)),
    ...spec.subordinates.map((peer, index) => spread('m', peer, index, BY_MANAGER)),
    [
      { kind: 'comment', text: 'What the default target is told, and other bits that nothing reads.' },
      textItem(unusedText('unused', unused)),
    ],
  ]);
}

function declaration(side: string, count: string, signal: BusSignal): DeclarationText {
  return { name: `${side}_${lower(signal)}`, packed: rangeOf(count, bitsOf(signal)) };
}

function lower({ name }: BusSignal): string {
  return name.toLowerCase();
}

function portOf(side: 's' | 'm', signal: BusSignal, peer: Peer): string {
  return `${grownPrefix(side, peer.name)}axil_${lower(signal)}`;
}

function gather(signal: BusSignal, { managers, addressWidth }: CrossbarSpec): AssignText {
  const parts = managers.toReversed().map((peer) => extended(signal, peer, addressWidth));
  return { target: `s_${lower(signal)}`, value: joinText(parts) };
}

/** A manager without protection bits is secure and not privileged. */
function gatherProtection(signal: BusSignal, managers: readonly ManagerPeer[]): AssignText {
  const parts = managers.toReversed().map((peer) => (peer.protection ? portOf('s', signal, peer) : "3'b000"));
  return { target: `s_${lower(signal)}`, value: joinText(parts) };
}

function protectionUsed({ routes }: CrossbarSpec): boolean {
  const { nonsecure, privileged } = decoderInputs(routes);
  return nonsecure || privileged;
}

/** Protection bits that the decoder does not look at. */
function unusedProtection(spec: CrossbarSpec): string[] {
  if (protectionUsed(spec)) return ['s_awprot', 's_arprot'];
  const ports = spec.managers.filter(({ protection }) => protection);
  return ports.flatMap((peer) => protectionSignals('axi4-lite').map((signal) => portOf('s', signal, peer)));
}

/** A narrower address is extended with zeros. */
function extended(signal: BusSignal, peer: Peer, addressWidth: number): string {
  const port = portOf('s', signal, peer);
  const missing = signal.width === 'address' ? addressWidth - peer.addressWidth : 0;
  return missing > 0 ? `{${missing}'b0, ${port}}` : port;
}

/** The default target takes everything at once and answers DECERR and zeros. */
const DEFAULT_TARGET: Readonly<Record<string, string>> = {
  AWREADY: "1'b1",
  WREADY: "1'b1",
  BRESP: 'DECERR',
  BVALID: "1'b1",
  ARREADY: "1'b1",
  RDATA: "{DW{1'b0}}",
  RRESP: 'DECERR',
  RVALID: "1'b1",
};

function gatherTargets(signal: BusSignal, { subordinates }: CrossbarSpec): AssignText {
  const parts = subordinates.toReversed().map((peer) => portOf('m', signal, peer));
  return { target: `m_${lower(signal)}`, value: joinText([DEFAULT_TARGET[signal.name]!, ...parts]) };
}

/** The ports of one peer, from its part of the vectors. */
function spread(side: 's' | 'm', peer: Peer, index: number, signals: readonly BusSignal[]): ItemText {
  const assigns = signals.map((signal) => {
    const from = `${side}_${lower(signal)}`;
    const bits = bitsOf(signal);
    const narrow = signal.width === 'address' ? `[${index}*${bits}+:${peer.addressWidth}]` : undefined;
    return { target: portOf(side, signal, peer), value: from + (narrow ?? part(String(index), bits)) };
  });
  return { kind: 'assigns', assigns };
}

function unusedBits({ subordinates, addressWidth }: CrossbarSpec): string[] {
  const toDefault = BY_MANAGER.map((signal) => `m_${lower(signal)}${part('DEFAULT_TARGET', bitsOf(signal))}`);
  const upper = subordinates.flatMap(({ addressWidth: taken }, index) =>
    taken >= addressWidth
      ? []
      : ['awaddr', 'araddr'].map((name) => `m_${name}[${index}*AW+${taken}+:${addressWidth - taken}]`),
  );
  return [...toDefault, ...upper];
}
