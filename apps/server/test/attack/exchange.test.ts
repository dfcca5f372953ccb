import { mkdir, readFile, realpath, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileWriteFile, findFilePath, getFileName, readFileByPath, waveform } from '@netloom/contract';
import { prepareRun, runFolder } from '@netloom/executor';
import type { RunPlan } from '@netloom/model';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { exchange } from '../../../../packages/executor/test/exchange.ts';
import { DEMO, startTestServer } from '../testServer.ts';
import type { TestServer } from '../testServer.ts';

// A folder of the attacker's own becomes a link to another project's, and back, thousands of times a second.

const dumpOf = (top: string) => `$timescale 1ns $end
$scope module ${top} $end $var wire 1 ! clk $end $upscope $end $enddefinitions $end
#0 0! #5 1!
`;
const MINE = dumpOf('mine');
const FOREIGN = dumpOf('foreign');

let server: TestServer;
let foreign: string;
let stop: (() => Promise<void>) | undefined;
beforeAll(async () => {
  server = await startTestServer();
  const { folder } = server.services;
  foreign = join(await realpath(folder.runs), 'of-others/work/out');
  await mkdir(foreign, { recursive: true });
  await writeFile(join(foreign, 'dump.vcd'), FOREIGN);
  await writeFile(join(foreign, 'foreign.sv'), 'module foreign; endmodule');
});
afterEach(async () => {
  await stop?.();
  stop = undefined;
});
afterAll(() => server.close());

/** A folder `out` with a dump, and a link that takes its place again and again. */
async function attack(folder: string): Promise<void> {
  await mkdir(join(folder, 'out'), { recursive: true });
  await writeFile(join(folder, 'out/dump.vcd'), MINE);
  await symlink(foreign, join(folder, 'link'));
  stop = await exchange(join(folder, 'out'), join(folder, 'link'));
}

async function runThat(state: 'running' | 'finished'): Promise<{ runId: string; work: string }> {
  const { services } = server;
  const runId = crypto.randomUUID();
  const folder = services.runs.folderOf(runId);
  const output = { path: 'out/dump.vcd', kind: 'wave', title: 'Waves', mediaType: 'text/plain' };
  const limits = { seconds: 1, memoryMegabytes: 128, processes: 1, diskMegabytes: 64 };
  const plan = { kind: 'simulate', title: 'tb', steps: [], files: {}, outputs: [output], limits };
  await prepareRun(folder, plan as unknown as RunPlan);
  await services.pool.query(
    `INSERT INTO runs (run_id, dept_id, kind, title, state, verdict, create_by, tree, request)
     VALUES ($1, $2, 'simulate', 'tb', $3, $4, 1, '', '{"kind":"simulate"}')`,
    [runId, DEMO, state, state === 'finished' ? 'passed' : null],
  );
  return { runId, work: runFolder(folder).work };
}

describe('while a folder is exchanged for a link to another project’s', () => {
  it('the growing dump of a run is its own, or none', async () => {
    const { runId, work } = await runThat('running');
    await attack(work);
    const told = new Set<string>();
    // Until both were met, on a busy machine too.
    for (let tries = 0; tries < 12 || (told.size < 2 && tries < 100); tries += 1) {
      const query = { runId, file: 'out/dump.vcd' };
      const { code, data } = await server.admin.reply(waveform, {
        query: { ...query, view: 'children', offset: 0, limit: 9 } as never,
      });
      const { scopes } = (data ?? { scopes: [] }) as { scopes: { name: string }[] };
      told.add(code === 200 ? scopes.map(({ name }) => name).join() : 'refused');
      // Lets go of a dump that is not what lies at the path now.
      await server.admin.reply(waveform, { query: { ...query, view: 'refresh' } as never });
    }
    expect(told).toEqual(new Set(['mine', 'refused']));
  });

  it('what a run left is collected, or nothing', async () => {
    const { services } = server;
    for (let tries = 0; tries < 8; tries += 1) {
      const { runId, work } = await runThat('finished');
      await attack(work);
      await services.keeper.keep(runId);
      await stop?.();
      const { rows } = await services.pool.query<{ sha256: string }>(
        'SELECT sha256 FROM run_artifacts WHERE run_id = $1',
        [runId],
      );
      for (const { sha256 } of rows) {
        const kept = await readFile(services.store.path(sha256), 'utf8').catch(() => MINE);
        expect(kept).toBe(MINE);
      }
      expect(await readFile(join(foreign, 'dump.vcd'), 'utf8')).toBe(FOREIGN);
    }
  });

  it('a member’s tree gives, lists and takes what is in it', async () => {
    const { root } = await server.services.projects.tree(DEMO, 1);
    await attack(join(root, 'swap'));
    const { admin } = server;
    const read = { query: { deptId: DEMO, filePath: 'swap/out/dump.vcd' } };
    const told = new Set<unknown>();
    for (let tries = 0; tries < 40; tries += 1) {
      told.add(((await admin.reply(readFileByPath, read)).data as { content?: string } | null)?.content);
      const body = { deptId: DEMO, resourcePath: 'swap', resourceName: 'foreign' };
      const found = await admin.reply(getFileName, { body });
      expect(JSON.stringify(found.data)).not.toContain('foreign.sv');
      const listed = await admin.reply(findFilePath, {
        query: { deptId: DEMO, filePath: 'swap/out' } as never,
      });
      expect(JSON.stringify(listed.data)).not.toContain('foreign.sv');
      await admin.reply(fileWriteFile, {
        body: { deptId: DEMO, filePath: 'swap/out/new.sv', content: 'module taken; endmodule' },
      });
    }
    expect([...told].every((content) => content === MINE || content === undefined)).toBe(true);
    await expect(readFile(join(foreign, 'new.sv'))).rejects.toThrow('ENOENT');
  });
});
