import type { DeclarationText } from '@netloom/hdl/emit';
import { grownPrefix } from '../../design/busEnd.ts';
import { protectionSignals, standardSignals } from '../../bus/protocol.ts';
import type { BusSignal } from '../../bus/signal.ts';
import { decoderInputs } from '../../interconnect/decoder.ts';
import type { ManagerPeer, Peer } from '../../interconnect/spec.ts';
import type { CrossbarSpec } from './spec.ts';

const WIDTHS = { address: 'AW', data: 'DW', strobe: 'SW' } as const;

/** Number of bits of a signal for one peer, as text. */
function bitsOf({ width }: BusSignal): string {
  return typeof width === 'number' || width === 'free' ? String(width) : WIDTHS[width];
}

/**
 * The flat vectors that the crossbar's logic works on: `s_awaddr` holds the AWADDR of all managers, the first in the
 * lowest bits, `m_awaddr` that of all targets.
 */
export function crossbarVectors(spec: CrossbarSpec) {
  const signals = standardSignals('axi4-lite');
  const managerDriven = signals.filter(({ driver }) => driver === 'manager');
  const protection = protectionUsed(spec) ? protectionSignals('axi4-lite') : [];
  const subordinateDriven = signals.filter(({ driver }) => driver === 'subordinate');
  return {
    declarations: [
      ...signals.map((signal) => declaration('s', 'MANAGERS', signal)),
      ...protection.map((signal) => declaration('s', 'MANAGERS', signal)),
      ...signals.map((signal) => declaration('m', 'TARGETS', signal)),
    ],
    fromPorts: [
      ...managerDriven.map((signal) => gather('s', signal, spec.managers, spec.addressWidth)),
      ...protection.map((signal) => gatherProtection(signal, spec.managers)),
      ...subordinateDriven.map((signal) => gatherTargets(signal, spec)),
    ].join('\n'),
    toPorts: [
      ...spec.managers.flatMap((peer, index) =>
        subordinateDriven.map((signal) => spread('s', signal, peer, index)),
      ),
      ...spec.subordinates.flatMap((peer, index) =>
        managerDriven.map((signal) => spread('m', signal, peer, index)),
      ),
      '',
      '// What the target of nobody is told, and upper address bits that a subordinate does not take.',
      `wire unused = &{1'b0, ${[...unusedBits(spec, managerDriven), ...unusedProtection(spec)].join(', ')}};`,
    ].join('\n'),
  };
}

function declaration(side: string, count: string, signal: BusSignal): DeclarationText {
  const bits = bitsOf(signal);
  return {
    name: `${side}_${lower(signal)}`,
    packed: bits === '1' ? `[${count}-1:0]` : `[${count}*${bits}-1:0]`,
  };
}

function lower({ name }: BusSignal): string {
  return name.toLowerCase();
}

function portOf(side: 's' | 'm', signal: BusSignal, peer: Peer): string {
  return `${grownPrefix(side, peer.name)}axil_${lower(signal)}`;
}

function gather(side: 's' | 'm', signal: BusSignal, peers: readonly Peer[], addressWidth: number): string {
  const parts = peers.toReversed().map((peer) => extended(side, signal, peer, addressWidth));
  return `assign ${side}_${lower(signal)} = {${parts.join(', ')}};`;
}

/** A manager without protection bits is secure and not privileged. */
function gatherProtection(signal: BusSignal, managers: readonly ManagerPeer[]): string {
  const parts = managers.toReversed().map((peer) => (peer.protection ? portOf('s', signal, peer) : "3'b000"));
  return `assign s_${lower(signal)} = {${parts.join(', ')}};`;
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
function extended(side: 's' | 'm', signal: BusSignal, peer: Peer, addressWidth: number): string {
  const port = portOf(side, signal, peer);
  const missing = signal.width === 'address' ? addressWidth - peer.addressWidth : 0;
  return missing > 0 ? `{${missing}'b0, ${port}}` : port;
}

/** The target of nobody takes everything at once and answers DECERR and zeros. */
const NOBODY: Readonly<Record<string, string>> = {
  AWREADY: "1'b1",
  WREADY: "1'b1",
  BRESP: 'DECERR',
  BVALID: "1'b1",
  ARREADY: "1'b1",
  RDATA: "{DW{1'b0}}",
  RRESP: 'DECERR',
  RVALID: "1'b1",
};

function gatherTargets(signal: BusSignal, { subordinates }: CrossbarSpec): string {
  const parts = subordinates.toReversed().map((peer) => portOf('m', signal, peer));
  return `assign m_${lower(signal)} = {${[NOBODY[signal.name], ...parts].join(', ')}};`;
}

function spread(side: 's' | 'm', signal: BusSignal, peer: Peer, index: number): string {
  const bits = bitsOf(signal);
  const from = `${side}_${lower(signal)}`;
  if (bits === '1') return `assign ${portOf(side, signal, peer)} = ${from}[${index}];`;
  const width = signal.width === 'address' ? String(peer.addressWidth) : bits;
  return `assign ${portOf(side, signal, peer)} = ${from}[${index}*${bits} +: ${width}];`;
}

function unusedBits({ subordinates, addressWidth }: CrossbarSpec, managerDriven: BusSignal[]): string[] {
  const nobody = managerDriven.map((signal) => {
    const bits = bitsOf(signal);
    return bits === '1' ? `m_${lower(signal)}[NOBODY]` : `m_${lower(signal)}[NOBODY*${bits} +: ${bits}]`;
  });
  const upper = subordinates.flatMap(({ addressWidth: taken }, index) =>
    taken >= addressWidth
      ? []
      : ['awaddr', 'araddr'].map((name) => `m_${name}[${index}*AW+${taken} +: ${addressWidth - taken}]`),
  );
  return [...nobody, ...upper];
}
