import type { Finding, OutputReader } from '../../finding.ts';

const MODEL = /^model (\d): (.*), (\d+) instructions$/;
const RTL = /^rtl (\d): (.*), (\d+) cycles$/;
const ENDED_WELL = 'tohost 0';

const warning = (code: string, message: string): Finding => ({
  type: 'diagnostic',
  diagnostic: { code, severity: 'warning', message },
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
        ended === ENDED_WELL ? [] : [warning('program-ended', `on the model, program ${set}: ${ended}`)];
      return [metric, ...told];
    }
    const [, rtl = '', cause = '', cycles = ''] = RTL.exec(line) ?? [];
    if (rtl === '') return [];
    const told = cause === 'tohost' ? [] : [warning('program-ended', `on the RTL, program ${rtl}: ${cause}`)];
    return [{ type: 'metric', name: `cycles ${rtl}`, value: Number(cycles), unit: '' }, ...told];
  };
}
