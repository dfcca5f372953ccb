import type { TimingReport, UnconstrainedReason } from '@netloom/model';

/** Headings of OpenSTA's `check_setup -verbose`. */
const HEADINGS: [RegExp, UnconstrainedReason][] = [
  [/missing set_input_delay/, 'no-input-delay'],
  [/missing set_output_delay/, 'no-output-delay'],
  [/unclocked register/, 'no-clock'],
  [/multiple clock/, 'many-clocks'],
  [/unconstrained endpoint/, 'unconstrained-endpoint'],
  [/combinational loop/, 'loop'],
];

/** Names stand indented under a heading that says what they lack. */
export function readSetupChecks(text: string): TimingReport['unconstrained'] {
  const found: TimingReport['unconstrained'] = [];
  let reason: UnconstrainedReason | undefined;
  for (const line of text.split('\n')) {
    if (/^\S/.test(line)) reason = HEADINGS.find(([heading]) => heading.test(line))?.[1];
    else if (reason && /^ {2}\S/.test(line)) found.push({ name: line.trim(), reason });
  }
  return found;
}
