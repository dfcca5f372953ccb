import type { Worded } from '@netloom/model';
import type { Transaction } from '../decodeTypes.ts';
import type { Lines } from '../decoder.ts';
import { hexOf, numberOf } from '../hex.ts';
import { addStall, errorOf, newTransaction } from '../transaction.ts';
import type { Burst } from './burst.ts';
import { burstErrors, burstType } from './burst.ts';
import type { Beat, ChannelLines } from './channel.ts';
import { say } from '../../wording/sentences.ts';

/** What one half of the bus, writes or reads, works with. */
export interface AxiHalf {
  lines: Lines;
  lite: boolean;
  unknown(begin: number, time: number, signal: string): void;
  report(transaction: Transaction): void;
}

const payloads: Record<string, string[]> = {
  AW: ['ADDR', 'ID', 'LEN', 'SIZE', 'BURST'],
  AR: ['ADDR', 'ID', 'LEN', 'SIZE', 'BURST'],
  W: ['DATA', 'STRB', 'LAST'],
  B: ['RESP', 'ID'],
  R: ['DATA', 'RESP', 'LAST', 'ID'],
};

export function channelLines(lines: Lines, channel: string): ChannelLines {
  const payload = payloads[channel]!.flatMap((name) => {
    const line = lines[channel + name];
    return line ? [[channel + name, line] as ChannelLines['payload'][number]] : [];
  });
  return { valid: lines[`${channel}VALID`]!, ready: lines[`${channel}READY`], payload };
}

/** Carries what a beat went through over to its transfer. */
export function addBeat(to: Transaction, channel: string, beat: Beat): void {
  addStall(to, channel, beat.waited, [beat.begin, beat.waitEnd]);
  to.errors.push(...beat.errors);
}

function burstOf(lite: boolean, channel: 'AW' | 'AR', payload: Beat['payload'], busBytes: number): Burst {
  const code = (name: string) => {
    const bits = payload[channel + name];
    return bits === undefined ? undefined : numberOf(bits);
  };
  const length = code('LEN');
  const size = code('SIZE');
  const offset = numberOf((payload[`${channel}ADDR`] ?? 'x').slice(-16));
  return {
    offset: lite && offset !== null ? offset - (offset % busBytes) : offset,
    length: lite ? 1 : length === undefined ? 1 : length === null ? null : length + 1,
    size: 2 ** (size ?? Math.log2(busBytes)),
    type: burstType(code('BURST') ?? 1) ?? 'INCR',
  };
}

/** A new transfer from an address. */
export function fromAddress(
  lite: boolean,
  channel: 'AW' | 'AR',
  beat: Beat,
  busBytes: number,
): { transaction: Transaction; burst: Burst } {
  const { payload } = beat;
  const transaction = newTransaction(channel === 'AW' ? 'write' : 'read', beat.begin);
  transaction.end = beat.time;
  transaction.address = hexOf(payload[`${channel}ADDR`] ?? '');
  transaction.id = hexOf(payload[`${channel}ID`] ?? '');
  addBeat(transaction, channel, beat);
  const fail = (code: string, said: Worded) => transaction.errors.push(errorOf(beat.time, code, said));
  for (const [name, bits] of Object.entries(payload)) {
    if (/[^01lh]/.test(bits)) fail('unknown', say('DECODE/unknown', { signal: name }));
  }
  const burst = burstOf(lite, channel, payload, busBytes);
  if (payload[`${channel}BURST`] === '11')
    fail('burst', say('DECODE/axi/reserved', { signal: `${channel}BURST` }));
  for (const [code, said] of burstErrors(burst, busBytes)) fail(code, said);
  return { transaction, burst };
}

const responses = ['OKAY', 'EXOKAY', 'SLVERR', 'DECERR'];

/** Notes a response; of several the worst stays. */
export function addResponse(to: Transaction, bits: string, name: string, time: number): void {
  const code = numberOf(bits);
  const response = code === null ? '?' : (responses[code] ?? '?');
  if (response === '?') to.errors.push(errorOf(time, 'unknown', say('DECODE/unknown', { signal: name })));
  else if (code! > 1)
    to.errors.push(errorOf(time, response.toLowerCase(), say('DECODE/response', { response })));
  if (to.response === '' || responses.indexOf(response) > responses.indexOf(to.response))
    to.response = response;
}
