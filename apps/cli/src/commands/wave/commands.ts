import { command } from '../../command.ts';

const files = ['the dump'];
const span = { from: { type: 'string' }, to: { type: 'string' } } as const;

const info = command({
  name: 'wave info',
  usage: `
  wave info <dump>                              times, writer and counts of a waveform dump (VCD, FST, GHW)`,
  options: {},
  files,
  run: async (_, [path]) => {
    const [{ withWave }, { describeWave }] = await Promise.all([
      import('./withWave.ts'),
      import('./info.ts'),
    ]);
    return withWave(path!, (wave) => describeWave(path!, wave));
  },
});

const tree = command({
  name: 'wave tree',
  usage: `
  wave tree <dump> [scope]                      its scopes and variables`,
  options: {},
  files,
  more: 1,
  run: async (_, [path, scope]) => {
    const [{ withWave }, { listTree }] = await Promise.all([import('./withWave.ts'), import('./tree.ts')]);
    return withWave(path!, (wave) => listTree(wave, scope));
  },
});

const get = command({
  name: 'wave get',
  usage: `
  wave get  <dump> [path|pattern …]             values of signals  [--from t] [--to t] [--format text|csv]
                                                [--at t] [--find "== 8'hff"]; times: 1500 (ticks) or 1.5us`,
  options: {
    ...span,
    at: { type: 'string' },
    find: { type: 'string' },
    format: { type: 'string', default: 'text' },
  },
  files,
  more: Infinity,
  run: async (values, [path, ...patterns]) => {
    const options = { ...values, write: (text: string) => void process.stdout.write(text) };
    const [{ withWave }, { getChanges, timeNeeded }] = await Promise.all([
      import('./withWave.ts'),
      import('./get.ts'),
    ]);
    return withWave(path!, (wave) => getChanges(wave, patterns, options), timeNeeded(values));
  },
});

const diff = command({
  name: 'wave diff',
  usage: `
  wave diff <a> <b>                             where signals first differ; exit code 0 equal, 1 different, 2 error
                                                [--map a.scope=b.scope] [--ignore-case] [--ignore <pattern>]
                                                [--scope <path>] [--from t] [--to t] [--offset t] [--tolerance t]
                                                [--dont-care a|b|both] [--nine-states] [--real-tolerance x]

  wave: what is not understood in a dump is told on standard error; then the exit code is 3`,
  options: {
    ...span,
    map: { type: 'string', multiple: true, default: [] as string[] },
    ignore: { type: 'string', multiple: true, default: [] as string[] },
    'ignore-case': { type: 'boolean', default: false },
    scope: { type: 'string' },
    offset: { type: 'string' },
    tolerance: { type: 'string' },
    'dont-care': { type: 'string', default: 'none' },
    'nine-states': { type: 'boolean', default: false },
    'real-tolerance': { type: 'string' },
  },
  files: ['the first dump', 'the second dump'],
  run: async (values, paths) => (await import('./diff.ts')).diffCommand(paths, values),
});

export const waveCommands = [info, tree, get, diff];
