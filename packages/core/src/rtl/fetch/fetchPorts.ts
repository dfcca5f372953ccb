import { stopsClock } from '../clockGate/clockGate.ts';
import { input, output, portGroup } from '@netloom/hdl/emit';
import type { PortText } from '@netloom/hdl/emit';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { FETCH_SIGNALS, channelPorts } from '../channels.ts';
import { hasFetchProtection } from '../../options/tcmProtection.ts';
import { asksCounters, follows } from './branchTargets.ts';
import { sequencePorts } from './sequencer.ts';
import { hasHardwareVectors } from '../../options/clic.ts';
import { hasPmp, tellsFailedPart } from '../pmp/features.ts';

export const predicts = ({ advanced }: CoreOptions) => advanced.branchPrediction !== 'none';

/** The trace shows compressed instructions as they are in memory. */
export const showsRaw = ({ base, auxiliary }: CoreOptions) => base.compressed && auxiliary.rvfi;

/** Whether someone wants to know how long the instruction is in memory. */
export const showsLength = ({ base, auxiliary }: CoreOptions) =>
  base.compressed && (base.stages === 5 || auxiliary.rvfi || auxiliary.trace > 0);

export function fetchPorts(options: CoreOptions): PortText[] {
  return [
    input('clk'),
    input('rst_n'),
    ...portGroup('Redirect: continue at redirect_pc and discard what has been fetched', [
      input('redirect'),
      input('redirect_pc', 32),
    ]),
    ...(predicts(options) ? PREDICTION : []),
    ...(follows(options) ? LEARNING : []),
    ...(asksCounters(options) ? COUNTERS(options) : []),
    ...portGroup('The next instruction, accepted when valid and ready', [
      input('ready'),
      output('valid'),
      output('instr', 32),
      output('pc', 32),
      output('fault', 1, 'bus error during the fetch'),
      ...(tellsFailedPart(options) ? [output('fault_behind', 1, 'of the second word of two')] : []),
      ...(hasFetchProtection(options) ? [output('fault_corrupt', 1, 'of the memory itself')] : []),
      ...(showsLength(options) ? [output('compressed')] : []),
      ...(showsRaw(options) ? [output('raw', 16, 'lower half before expansion')] : []),
      ...sequencePorts(options),
      ...(hasHardwareVectors(options)
        ? [output('word', 32, 'where the first instruction of a word would be')]
        : []),
      ...(follows(options) ? FOLLOWED : []),
      ...(stopsClock(options) ? [output('idle', 1, 'no request is outstanding, nor made')] : []),
    ]),
    ...(hasPmp(options) ? PROTECTION : []),
    ...portGroup('Bus: responses arrive in the order of the requests', [
      ...channelPorts('ibus', 'requester', FETCH_SIGNALS),
      ...(hasFetchProtection(options) ? [input('ibus_corrupt')] : []),
    ]),
  ];
}

const PREDICTION = portGroup('Predicted branch: continue at predict_pc; redirect has priority', [
  input('predict'),
  input('predict_pc', 32),
]);

const LEARNING = portGroup('What a prediction teaches', [
  input('predict_taken', 1, 'the instruction in ID goes elsewhere'),
  input('predict_learn', 1, 'always to the same place'),
  input('predict_forget', 1, 'it goes nowhere else'),
  input('predict_at', '[31:1]', 'its end'),
]);

const COUNTERS = ({ base }: CoreOptions) => [
  ...(base.compressed ? [input('predict_long')] : []),
  input('predict_jump'),
  input('predict_backward'),
  output('hint_pc', base.compressed ? '[31:1]' : '[31:2]', 'where a branch begins that may be followed'),
  input('hint_agrees', 1, 'what its counter says'),
];

const FOLLOWED: PortText[] = [
  output('follows', 1, 'the instruction after it will be that at follows_to'),
  output('follows_to', '[31:1]'),
];

const PROTECTION = portGroup('Memory protection: whether the word that is asked for next may be fetched', [
  output('next_word', 30),
  input('checked'),
  input('permitted'),
]);
