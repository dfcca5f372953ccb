import { sayOfTools as say } from '@netloom/model';
import type { RunStep, Said } from '@netloom/model';
import type { Finding, OutputReader } from '../../finding.ts';
import { sourcePlace } from '../../sourcePlace.ts';
import { clockName } from './clockName.ts';
import { whatDoesNotFit, type Use } from './ice40.ts';

/** How much of the work is done when a line begins so. */
const STAGES: [string, number][] = [
  ['Packing constants', 0.02],
  ['Creating initial analytic placement', 0.1],
  ['Running simulated annealing placer', 0.35],
  ['Routing..', 0.55],
  ['Routing complete', 0.95],
];
const MESSAGE = /^(ERROR|Warning): (.*?)(?: \(on line (\d+)\))?$/;
const USE = /^Info:\s+(\w+):\s+(\d+)\/\s*(\d+)\s+\d+%$/;
const FREQUENCY =
  /^(?:Info|Warning|ERROR): Max frequency for clock\s+'(.*)': ([\d.]+) MHz \((PASS|FAIL) at ([\d.]+) MHz\)$/;
const NO_PIN = /^Unable to find a placement location for cell '(.+)\$sb_io'$/;
const NO_ROOM = /no BELs remaining to implement cell type '(\w+)'/;

function frequencyFindings([, net = '', achieved = '', verdict, asked = '']: RegExpExecArray): Finding[] {
  const clock = clockName(net);
  const metric: Finding = { type: 'metric', name: `fmax ${clock}`, value: Number(achieved), unit: 'MHz' };
  if (verdict === 'PASS') return [metric];
  const said = say('TOOL/placement/slow', { clock, achieved, asked });
  return [metric, { type: 'diagnostic', diagnostic: { code: 'placement-slow', severity: 'error', ...said } }];
}

/** nextpnr 0.4. It prints an estimate of the frequencies before routing, which says nothing in the end. */
export function readNextpnr({ argv }: Pick<RunStep, 'argv'>): OutputReader {
  const pins = argv.indexOf('--pcf');
  const constraints = pins < 0 ? undefined : argv[pins + 1];
  const device = argv.find((word) => /^--(?:hx|lp|up)\dk$/.test(word))?.slice(2) ?? '';
  const use = new Map<string, Use>();
  let routed = false;

  /** What nextpnr says, in words of ours where we know more. */
  function meant(text: string): Said {
    const port = NO_PIN.exec(text)?.[1];
    if (port !== undefined) return say('TOOL/placement/no-pin', { port, ports: use.get('SB_IO')?.used ?? 0 });
    return (NO_ROOM.test(text) ? whatDoesNotFit(use, device) : undefined) ?? { message: text };
  }

  function messageOf([, kind, text = '', line]: RegExpExecArray): Finding[] {
    // A summary of what has been said.
    if (text === 'Loading PCF failed.' || text.startsWith('No PCF file specified')) return [];
    const severity = kind === 'ERROR' ? 'error' : 'warning';
    const place = sourcePlace(constraints, line);
    return [
      { type: 'diagnostic', diagnostic: { code: `nextpnr-${severity}`, severity, ...meant(text), place } },
    ];
  }

  return (line) => {
    const frequency = FREQUENCY.exec(line);
    if (frequency) return routed ? frequencyFindings(frequency) : [];
    const message = MESSAGE.exec(line);
    if (message) return messageOf(message);
    const [, resource, ...counts] = USE.exec(line) ?? [];
    if (resource !== undefined) {
      const [used = 0, available = 0] = counts.map(Number);
      use.set(resource, { used, available });
      return used === 0 ? [] : [{ type: 'metric', name: resource, value: used, unit: '' }];
    }
    const text = line.replace(/^Info: /, '');
    if (text.startsWith('Routing complete')) routed = true;
    const stage = STAGES.find(([start]) => text.startsWith(start));
    return stage ? [{ type: 'progress', fraction: stage[1], label: text.replace(/\.+$/, '') }] : [];
  };
}
