/** About waveform dumps. */
export const en = {
  'dump-broken-off': '{name}: could not be read on: {why}',
  'dump-closed': '{name}: was closed',
  'dump-ended': '{name}: the thread that read it has ended',
  'dump-fault': '{name}: {message}',
  'dump-too-large': '{name}: needs more than {most} MB of memory',
  'no-dump': '{path} is no waveform dump: expected .vcd, .fst, .ghw or .vcd.gz',
  'query-too-long': '{name}: the query took longer than {seconds} seconds',
  'too-many-comparisons': '{most} other comparisons are at work; try again in a moment',
  'too-many-dumps': '{name}: {most} other waveform dumps are being read; try again in a moment',
  'too-many-signals': 'at most {most} in one query',
} as const;
