import { sayOfTools as say } from '@netloom/model';
import type { Worded } from '@netloom/model';
import type { Finding, OutputReader } from '../../finding.ts';

const MODEL = /^model (\d): (.*), (\d+) instructions$/;
const RTL = /^rtl (\d): (.*), (\d+) cycles$/;
const ENDED_WELL = 'tohost 0';

const programEnded = (said: Worded): Finding => ({
  type: 'diagnostic',
  diagnostic: { code: 'program-ended', severity: 'warning', ...said },
});

/** What the counting says of each program: how many, and where it did not end as it should. */
export function readCounts(): OutputReader {
  return (line) => {
    const [, set = '', ended = '', instructions = ''] = MODEL.exec(line) ?? [];
    if (set !== '') {
      const metric: Finding = {
        ...{ type: 'metric', name: `instructions ${set}`, value: Number(instructions), unit: '' },
      };
      const told =
        ended === ENDED_WELL ? [] : [programEnded(say('TOOL/program/model', { program: set, ended }))];
      return [metric, ...told];
    }
    const [, rtl = '', cause = '', cycles = ''] = RTL.exec(line) ?? [];
    if (rtl === '') return [];
    const told =
      cause === 'tohost' ? [] : [programEnded(say('TOOL/program/rtl', { program: rtl, ended: cause }))];
    return [{ type: 'metric', name: `cycles ${rtl}`, value: Number(cycles), unit: '' }, ...told];
  };
}
