import { resolve } from 'node:path';
import { formalRefusal, lookedThrough } from '@netloom/core/formal';
import type { FormalRefusal, FormalVerdict } from '@netloom/core/formal';
import { proveCore } from '@netloom/core/node';
import { Failure } from '../../failure.ts';
import type { Outcome } from '../../report.ts';
import { chosenCore } from './chosenCore.ts';

const REFUSED: Record<FormalRefusal, string> = {
  latches: 'its registers are latches: take flops to check what they are for',
  zcmp: 'its instructions of Zcmp are executed as several each, which the checks do not know: leave Zcmp out to check the rest',
  'clock-gating': 'its clock is gated: switch that off to check what runs on it',
};

const SAID: Record<FormalVerdict['verdict'], (verdict: FormalVerdict) => string> = {
  proved: () => 'proved for any number of clocks',
  holds: (verdict) => `holds for ${lookedThrough(verdict)} from reset`,
  unasked: (verdict) => `not asked within ${lookedThrough(verdict)}: nothing is known`,
  fails: ({ clocks }) => `FAILS at clock ${clocks}`,
};

const line = (verdict: FormalVerdict) => `  ${verdict.check.padEnd(18)} ${SAID[verdict.verdict](verdict)}`;

/** `netloom core prove --options <file|preset>`: what the trace says, for every program in the first clocks. */
export async function proveCommand(
  named: string,
  { seconds, wave, tells }: { seconds: number; wave: string | undefined; tells: boolean },
): Promise<Outcome> {
  const options = await chosenCore(named);
  const refusal = formalRefusal(options);
  if (refusal) throw new Failure(`${options.name}: ${REFUSED[refusal]}`);
  const told = (verdict: FormalVerdict) => process.stderr.write(`${line(verdict)}\n`);
  const settings = { secondsEach: seconds, wave: wave && resolve(wave) };
  const verdicts = await proveCore(options, { ...settings, ...(tells && { decided: told }) });
  const bad = verdicts.filter(({ verdict }) => verdict === 'fails' || verdict === 'unasked');
  const text = `${options.name}: ${verdicts.length - bad.length} of ${verdicts.length} checks hold`;
  return { text, result: { verdicts }, failed: bad.length > 0 };
}
