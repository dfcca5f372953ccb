import { compareWaveforms } from '@netloom/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO, startTestServer } from '../../../test/testServer.ts';
import type { Client, TestServer } from '../../../test/testServer.ts';

let server: TestServer;
let member: Client;
let stranger: Client;

const dump = (change: string) => `$timescale 1ns $end
$scope module top $end
$var wire 1 ! clk $end
$var wire 8 " count [7:0] $end
$var wire 1 # ${change} $end
$upscope $end
$enddefinitions $end
#0
0!
b0 "
0#
#5
1!
${change === 'other' ? 'b11' : 'b1'} "
#10
0!
`;

beforeAll(async () => {
  server = await startTestServer();
  member = await server.newUser('member', DEMO);
  stranger = await server.newUser('stranger');
  await write('waves/a.vcd', dump('one'));
  await write('waves/b.vcd', dump('other'));
  await write('waves/broken.vcd', '$timescale 1 ns\n');
});
afterAll(() => server.close());

async function write(path: string, text: string): Promise<void> {
  await (await server.services.projects.tree(DEMO, 2)).write(path, text, 'path');
}

const bodyOf = (b: string, options: object = {}) => ({
  body: {
    a: { deptId: DEMO, path: 'waves/a.vcd' },
    b: { deptId: DEMO, path: b },
    options,
    offset: 0,
    limit: 10,
  },
});

/** Asks until all is compared, as a screen does. */
async function whole(b: string, options: object = {}) {
  for (;;) {
    const answer = await member.call(compareWaveforms, bodyOf(b, options));
    if (answer.progress === 1) return answer;
  }
}

describe('comparing two dumps', () => {
  it('says where signals first differ', async () => {
    expect(await whole('waves/b.vcd')).toMatchObject({
      known: 1,
      differences: [{ a: { path: 'top.count[7:0]' }, time: 5, valueA: '00000001', valueB: '00000011' }],
      result: {
        ...{ matched: 2, equal: 1, different: 1, timescale: -9, from: 0, to: 10 },
        onlyA: { total: 1, paths: ['top.one'] },
        onlyB: { total: 1, paths: ['top.other'] },
      },
    });
    expect(await whole('waves/b.vcd', { to: '4ns' })).toMatchObject({ known: 0, result: { equal: 2 } });
  });

  it('sees that a dump was written anew', async () => {
    await write('waves/c.vcd', dump('other'));
    expect((await whole('waves/c.vcd')).known).toBe(1);
    await write('waves/c.vcd', dump('third'));
    expect((await whole('waves/c.vcd')).known).toBe(0);
  });
});

describe('what is refused', () => {
  it('strangers and those without a token', async () => {
    expect(await stranger.reply(compareWaveforms, bodyOf('waves/b.vcd'))).toMatchObject({ code: 403 });
    expect(await server.anonymous.reply(compareWaveforms, bodyOf('waves/b.vcd'))).toMatchObject({
      code: 401,
    });
  });

  it.each([
    ['waves/none.vcd', {}, 404, 'there is no file'],
    ['../b.vcd', {}, 601, 'leaves the project'],
    ['waves/broken.vcd', {}, 601, 'waves/broken.vcd: VCD declarations'],
    ['waves/b.vcd', { offset: 'soon' }, 601, 'offset: "soon" is no time'],
    ['waves/b.vcd', { ignore: ['**'] }, 601, 'no signal has the same path'],
    ['waves/b.vcd', { dontCare: 'c' }, 601, 'dontCare'],
  ])('%s %j', async (b, options, code, msg) => {
    const ask = () => member.reply(compareWaveforms, bodyOf(b, options));
    let answer = await ask();
    const isUnderWay = () => answer.code === 200 && (answer.data as { progress: number }).progress < 1;
    while (isUnderWay()) answer = await ask();
    expect(answer).toMatchObject({ code, msg: expect.stringContaining(msg) });
  });
});
