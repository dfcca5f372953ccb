import { describe, expect, it } from 'vitest';
import { hexLabel, readDrawing, toWaveDrom } from '../../src/drawing/index.ts';
import type { DrawOptions } from '../../src/drawing/index.ts';
import { bufferSource, openWave } from '../../src/index.ts';
import type { WaveFile } from '../../src/index.ts';

/** Rising edges at 10, 30, 50 …; reset falls at 90, amid the cycle 70–90's successor; the count follows edges from 110. */
const VCD = `$timescale 1ns $end
$scope module tb $end
$var reg 1 c clk $end
$var reg 1 r reset $end
$var reg 4 n count [3:0] $end
$upscope $end
$enddefinitions $end
#0
0c
1r
b0000 n
${Array.from({ length: 40 }, (_, i) => {
  const time = 10 * (i + 1);
  const count = time >= 110 && i % 2 === 0 ? `b${(((time - 90) / 20) % 16).toString(2)} n\n` : '';
  return `#${time}\n${i % 2 === 0 ? 1 : 0}c\n${time === 100 ? '0r\n' : ''}${count}`;
}).join('')}`;

/** Pages of two changes, as a slow line would give them. */
function pages(wave: WaveFile) {
  return {
    async changes(signal: string, from: number, to: number) {
      const times: number[] = [];
      const values: string[] = [];
      for await (const batch of wave.changes(signal, from, to)) {
        for (const [i, time] of batch.times.entries()) {
          times.push(time);
          values.push(batch.text(i));
          if (times.length === 2 && time > from) return { times, values, next: time };
        }
      }
      return { times, values, next: null };
    },
  };
}

async function drawn(names: string[], from: number, to: number, options: DrawOptions = {}) {
  const wave = await openWave(bufferSource(new TextEncoder().encode(VCD)));
  await wave.settled();
  const refs = wave.lookup(names.map((name) => `tb.${name}`)).map((variable) => String(variable!.signal));
  const [clock] = wave.lookup(['tb.clk']);
  const signals = names.map((name, i) => ({ ref: refs[i]!, name, bit: name !== 'count' }));
  const given = options.clock === undefined ? options : { ...options, clock: String(clock!.signal) };
  const { text, cells, notes } = await toWaveDrom(pages(wave), signals, from, to, given);
  const { drawing, diagnostics } = readDrawing(text, 'drawn');
  expect(diagnostics).toEqual([]);
  return { lanes: drawing!.lanes.map(({ name, wave: text_, data }) => [name, text_, ...data]), cells, notes };
}

describe('real waves as a drawing', () => {
  it('has a cell for each cycle, which shows what settles in it', async () => {
    expect(await drawn(['clk', 'reset', 'count'], 70, 170, { clock: 'clk' })).toEqual({
      lanes: [
        ['clk', 'p....'],
        ['reset', '10...'],
        ['count', '=.===', '0', '1', '2', '3'],
      ],
      cells: 5,
      notes: [],
    });
  });

  it('has a cell for each step of time without a clock', async () => {
    expect((await drawn(['clk', 'reset', 'count'], 90, 130, { step: 10 })).lanes).toEqual([
      ['clk', '1010'],
      ['reset', '10..'],
      ['count', '=.=.', '0', '1'],
    ]);
  });

  it('makes gaps of what stands still, and says how much lies in them', async () => {
    // Cycles 10–90 (four) with reset, 90–410 (sixteen) without.
    expect(await drawn(['clk', 'reset'], 10, 400, { clock: 'clk', idle: 4 })).toEqual({
      lanes: [
        ['clk', 'p|..|.'],
        ['reset', '1|.0|.'],
      ],
      cells: 6,
      notes: [{ kind: 'gap', count: 16 }],
    });
  });

  it('ends at the most cells and says where, and what cells hide', async () => {
    const cut = await drawn(['count'], 110, 400, { clock: 'clk', cells: 3 });
    expect(cut.lanes).toEqual([['count', '===', '1', '2', '3']]);
    expect(cut.notes).toEqual([{ kind: 'cut', count: 12, time: 170 }]);
    const hidden = await drawn(['clk'], 0, 400, { step: 100 });
    expect(hidden.notes.map(({ kind, name }) => [kind, name])).toEqual([['within', 'clk']]);
  });

  it('says when no cycle lies in the window', async () => {
    expect((await drawn(['count'], 11, 29, { clock: 'clk' })).notes).toEqual([{ kind: 'none', count: 0 }]);
  });

  it('writes hexadecimal digits with what is unknown', () => {
    expect([hexLabel('11110000'), hexLabel('1x0101'), hexLabel('zzzz0001'), hexLabel('1.5')]).toEqual([
      'f0', 'x5', 'z1', '1.5',
    ]); // prettier-ignore
  });
});
