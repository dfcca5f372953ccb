import { describe, expect, it } from 'vitest';
import type { ViewTextError } from './readView.ts';
import { readGtkw } from './readGtkw.ts';

/** Lines as GTKWave 3.3.115 writes them. */
const saved = `[*]
[*] GTKWave Analyzer v3.3.115 (w)1999-2023 BSI
[*] Wed May 10 05:09:32 2023
[*]
[dumpfile] "/home/u/tb.vcd"
[dumpfile_mtime] "Wed May 10 05:08:09 2023"
[dumpfile_size] 2953
[savefile] "/home/u/tb.gtkw"
[timestart] 400
[size] 1210 600
[pos] 51 223
*-3.000000 500 2500 -1 6100 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1
[markername] AStart
[treeopen] tb.
[sst_width] 204
[signals_width] 210
[sst_expanded] 1
[sst_vpaned_height] 152
@28
tb.clk
@800200
-Stimulus
@22
[color] 3
+{data in} tb.data[7:0]
@c00200
-inner
@420
tb.level[3:0]
@1401200
-inner
@1000200
-Stimulus
@200
-a comment
-
@c00022
#{tb.op[7:0]} (0)tb.op[7:0] (1)tb.op[7:0] (2)tb.op[7:0] (3)tb.op[7:0] (4)tb.op[7:0] (5)tb.op[7:0] (6)tb.op[7:0] (7)tb.op[7:0]
@28
(0)tb.op[7:0]
@1401200
-group_end
@22
#{pair} (7)tb.op[7:0] tb.clk
@18022
tb.sine[15:0]
@20000
-
@2022
^1 /home/u/states.txt
tb.state[1:0]
@40000420
[fpshift_count] 4
tb.gain[7:0]
[pattern_trace] 1
[pattern_trace] 0
`;

describe('a save file of GTKWave', () => {
  const { view, lost } = readGtkw(saved, -12);

  it('gives signals, groups, names, radixes and colours in their order', () => {
    expect(view.panes).toEqual([
      [
        { signal: 'tb.clk', radix: 'bin' },
        {
          group: 'Stimulus',
          rows: [
            { signal: 'tb.data[7:0]', name: 'data in', radix: 'hex', color: 'yellow' },
            { group: 'inner', open: false, rows: [{ signal: 'tb.level[3:0]', radix: 'signed' }] },
          ],
        },
        { separator: 'a comment' },
        { separator: '' },
        {
          group: 'tb.op[7:0]',
          open: false,
          rows: [
            { signal: 'tb.op[7:0]', bits: '7:0', name: 'tb.op[7:0]', radix: 'hex' },
            { signal: 'tb.op[7:0]', bits: '7', radix: 'bin' },
          ],
        },
        {
          vector: [{ signal: 'tb.op[7:0]', bits: '0' }, { signal: 'tb.clk' }],
          name: 'pair',
          radix: 'hex',
        },
        { signal: 'tb.sine[15:0]', radix: 'hex', analog: 'step', height: 2 },
        { signal: 'tb.state[1:0]', radix: 'hex' },
        { signal: 'tb.gain[7:0]', radix: 'fixed', fraction: 4, signed: true },
      ],
    ]);
  });

  it('gives markers by name and letter, cursor and visible time', () => {
    expect(view.markers).toEqual([
      { name: 'Start', time: 2500 },
      { name: 'C', time: 6100 },
    ]);
    // 1,000 pixels of 2^3 ticks from 400 on.
    expect(view).toMatchObject({ timescale: -12, cursor: 500, from: 400, to: 8400 });
  });

  it('says what it leaves out', () => {
    const line = saved.split('\n').indexOf('^1 /home/u/states.txt') + 1;
    expect(lost).toEqual([{ line, text: '^1 /home/u/states.txt' }]);
  });

  it.each(['@xyz', '*-3.0 soon'])('with %s names the line', (bad) => {
    const broken = saved.replace('@28', bad);
    const line = saved.split('\n').indexOf('@28') + 1;
    expect(() => readGtkw(broken, -9)).toThrow(expect.objectContaining({ line }) as ViewTextError);
  });
});
