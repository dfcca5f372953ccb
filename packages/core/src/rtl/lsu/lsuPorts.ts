import { input, output, portGroup } from '@netloom/hdl/emit';
import type { PortText } from '@netloom/hdl/emit';
import { channelPorts } from '../channels.ts';
import type { ChannelSignal } from '../channels.ts';
import type { LsuFeatures } from './features.ts';

const ATOMIC = [input('amo'), input('amo_op', 5), input('clear_reservation')];

const MISALIGNED = portGroup('Misaligned address: the access must not be started', [output('misaligned')]);

const WRITTEN = portGroup('Data written by an atomic instruction, valid with done', [
  output('amo_we'),
  output('amo_wdata', 32),
]);

const DONE_BUFFERED = portGroup('done is for a buffered store; it does not depend on the bus in this cycle', [
  output('done_buffered'),
]);

const DONE_HIT = portGroup(
  'done is for a hit in the data cache; it does not depend on the bus in this cycle',
  [output('done_hit')],
);

const STORE_ERROR = portGroup('A buffered store got a bus error', [output('store_error')]);

const MANAGE = input('manage', 2, 'instead of a load: the line is written to memory (0), dropped (1)');

const BEHIND = input(
  'start_behind',
  1,
  'instead of start, while an access is outstanding: a store for the buffer',
);

const AHEAD = input(
  'start_ahead',
  1,
  'instead of start, while a load is outstanding: another load; neither has a side effect',
);

const FAILED = [
  input('failed', 1, 'the access before failed: what went ahead of its answer is not executed'),
  output('asks_ahead', 1, 'a request ahead waits for its grant: the access before must not trap yet'),
];

export function lsuPorts(features: LsuFeatures, signals: readonly ChannelSignal[]): PortText[] {
  const { atomics, misaligned, buffer, behind, ahead, doneBuffered, hits, doneHit, idle, showsAmo } =
    features;
  return [
    input('clk'),
    input('rst_n'),
    ...portGroup('From the pipeline: start and the operands are held until accept', [
      input('start'),
      ...(behind ? [BEHIND] : []),
      ...(ahead ? [AHEAD] : []),
      input('we'),
      input('size', 2),
      input('load_unsigned'),
      input('address', 32),
      input('wdata', 32),
      ...(atomics ? ATOMIC : []),
      ...(features.manages ? [MANAGE] : []),
      output('accept'),
      ...(ahead ? FAILED : []),
    ]),
    ...(misaligned ? MISALIGNED : []),
    ...portGroup('To the pipeline: response to the accepted access, one cycle later at the earliest', [
      output('done'),
      output('rdata', 32),
      output('fault'),
      ...(features.corrupt
        ? [output('corrupt', 1, 'the fault is that of a memory itself; from the cycle after')]
        : []),
    ]),
    ...(showsAmo ? WRITTEN : []),
    ...(idle ? [output('idle')] : []),
    ...(doneBuffered ? DONE_BUFFERED : []),
    ...(doneHit ? DONE_HIT : []),
    ...(buffer ? STORE_ERROR : []),
    ...portGroup('Bus', [
      ...channelPorts('dbus', 'requester', signals),
      ...(hits ? [input('dbus_hit')] : []),
      ...(features.corrupt ? [input('dbus_corrupt')] : []),
    ]),
  ];
}
