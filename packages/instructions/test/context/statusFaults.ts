import { PRESETS, coreRtl } from '@netloom/core';
import { withTrace } from '../../../core/test/lockstep/withTrace.ts';
import { withInstructions } from '../../src/index.ts';
import { WITH_STATUS } from './withStatus.ts';

type Preset = 'micro' | 'standard';
type Fault = [what: string, from: RegExp, to: string, only?: Preset];

/** A preset with instructions whose states have a status. */
export const withStatus = (preset: Preset) => {
  const { base } = PRESETS[preset];
  return withInstructions(withTrace({ ...PRESETS[preset], base: { ...base, userMode: true } }), WITH_STATUS);
};

/** One wrong thing each; those of the third column are of one pipeline alone. */
export const STATUS_FAULTS: readonly Fault[] = [
  ['a change is not noticed', /else if \(context_changes\[0\]\)/, "else if (1'b0)"],
  ['one in the background is not', /\(is_stream_feed \|\| is_stream_set\)\);/, 'is_stream_set);'],
  ['one of an access is not', /\|\| \(access_done &&/, "|| (1'b0 &&"],
  ['a change of another set is', /context_changes\[1\]\)/, 'context_changes[0])'],
  ['off is not heeded', /\|\| \|\((id_)?custom_context & context_off\)/, ''],
  [
    'off of another set is',
    /stream_status == OFF, walk_status == OFF/,
    'walk_status == OFF, stream_status == OFF',
  ],
  ['off comes too late', / && !\(id_custom && ex_valid && ex_csr\)/, '', 'standard'],
  ['XS stands elsewhere', /mstatus_xs, 2'd0/, "2'd0, mstatus_xs"],
  ['SD is of what is clean', /mstatus_sd( *)= mstatus_xs == DIRTY/, 'mstatus_sd$1= mstatus_xs == CLEAN'],
  [
    'XS is that of one set',
    /assign mstatus_xs( *)=/,
    'assign mstatus_xs$1= mac_status != OFF ? mac_status :',
  ],
  ['it begins off', /tally_status( *)<= INITIAL/, 'tally_status$1<= OFF'],
  ['what is written is dirty at once', /walk_status <= csr_wdata\[1:0\]/, 'walk_status <= DIRTY'],
];

/** The RTL with each of the faults that its pipeline can have. @throws where the RTL has not what a fault changes. */
export function faultyStatus(preset: Preset) {
  const rtl = coreRtl(withStatus(preset));
  return STATUS_FAULTS.filter(([, , , only]) => only === undefined || only === preset).map(
    ([what, from, to]) => {
      if (!rtl.some(({ text }) => from.test(text)))
        throw new Error(`${preset} has nothing to change: ${what}`);
      return { what, rtl: rtl.map(({ path, text }) => ({ path, text: text.replace(from, to) })) };
    },
  );
}
