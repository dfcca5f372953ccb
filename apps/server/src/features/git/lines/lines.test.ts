import { chmod, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { gitDiff, gitHunks, gitStageLines } from '@netloom/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedProject } from '../../../../test/gitWork.ts';
import type { GitWork } from '../../../../test/gitWork.ts';
import { startTestServer } from '../../../../test/testServer.ts';
import type { Client, TestServer } from '../../../../test/testServer.ts';

let server: TestServer;
let ann: Client;
let deptId: number;
let work: GitWork;
beforeAll(async () => {
  server = await startTestServer();
  ann = await server.newUser('ann');
  const project = await sharedProject(server, 'Lines', [ann]);
  deptId = project.deptId;
  work = project.works[0]!;
});
afterAll(async () => server?.close());

const TEXT = Array.from({ length: 30 }, (_none, line) => `line ${line + 1}\n`);
const hunks = (path: string, staged = false) =>
  ann.call(gitHunks, { query: { deptId, path, staged: String(staged) } });

/** Lines 2 and 20 changed. */
async function twoHunks(path: string) {
  await work.commit({ [path]: TEXT.join('') });
  const changed = TEXT.with(1, 'second\n').with(19, 'twentieth\n').join('');
  await work.write({ [path]: changed });
  return hunks(path);
}

describe('a hunk', () => {
  it('is taken into the next commit and out of it, the rest stays', async () => {
    const path = 'two words/Zähler.sv';
    const { version, hunks: shown } = await twoHunks(path);
    expect(shown.map(({ before, after }) => [before, after])).toEqual([
      [1, 1],
      [17, 17],
    ]);
    const body = { deptId, path, staged: false, version, chosen: [{ hunk: 1 }] };
    const status = await ann.call(gitStageLines, { body });
    expect([status.staged.length, status.unstaged.length]).toEqual([1, 1]);
    expect(work.git('show', `:${path}`)).toBe(TEXT.with(19, 'twentieth\n').join('').trimEnd());

    const staged = await hunks(path, true);
    await ann.call(gitStageLines, { body: { ...body, ...staged, staged: true, chosen: [{ hunk: 0 }] } });
    expect(work.git('show', `:${path}`)).toBe(TEXT.join('').trimEnd());
    expect(await hunks(path)).toMatchObject({ version });
  });

  it('that is no longer what was shown is refused, whichever side moved', async () => {
    const path = 'race.sv';
    const { version } = await twoHunks(path);
    const body = { deptId, path, staged: false, version, chosen: [{ hunk: 0 }] };
    await work.write({ [path]: `${TEXT.with(1, 'second\n').with(19, 'twentieth\n').join('')}more\n` });
    expect(await ann.reply(gitStageLines, { body })).toMatchObject({
      code: 601,
      data: { reason: 'lines-changed' },
    });
    const again = await hunks(path);
    work.git('add', path);
    expect(await ann.reply(gitStageLines, { body: { ...body, version: again.version } })).toMatchObject({
      code: 601,
      data: { reason: 'lines-changed' },
    });
    expect(work.git('diff', '--cached', '--numstat', '--', path)).toBe(`3\t2\t${path}`);
  });

  it('of a renamed file leaves the new name; a mode is not of its lines', async () => {
    await work.commit({ 'old.sv': TEXT.join('') });
    work.git('mv', 'old.sv', 'new.sv');
    await work.write({ 'new.sv': TEXT.with(1, 'second\n').join('') });
    await chmod(join(work.root, 'new.sv'), 0o755);
    work.git('add', 'new.sv');
    const { version } = await hunks('new.sv', true);
    const body = { deptId, path: 'new.sv', staged: true, version, chosen: [{ hunk: 0, lines: [1, 2] }] };
    const { staged } = await ann.call(gitStageLines, { body });
    expect(staged).toContainEqual({ path: 'new.sv', from: 'old.sv', change: 'renamed' });
    expect(work.git('show', ':new.sv')).toBe(TEXT.join('').trimEnd());
    expect(work.git('ls-files', '--stage', 'new.sv')).toContain('100755');
  });

  it('of a document stands beside what it means', async () => {
    const path = 'waves/beside.drawing.json';
    await work.commit({ [path]: '{}\n' });
    await work.write({ [path]: '{"a": 1}\n' });
    expect((await hunks(path)).hunks).toHaveLength(1);
    expect(await ann.call(gitDiff, { query: { deptId, path } })).toMatchObject({ binary: false });
  });

  it('there is none of a new file, of what is no text, and of a link that was a file', async () => {
    await work.commit({ 'data.bin': 'a\0b', 'was.txt': 'file\n' });
    await work.write({ 'data.bin': 'a\0c', 'untracked.txt': 'x\n' });
    await rm(join(work.root, 'was.txt'));
    await symlink('data.bin', join(work.root, 'was.txt'));
    for (const path of ['data.bin', 'untracked.txt', 'was.txt'])
      expect(await hunks(path), path).toMatchObject({ hunks: [] });
  });

  it('outside the tree, of others, and in no shape is refused', async () => {
    const { version } = await twoHunks('own.sv');
    const body = { deptId, path: 'own.sv', staged: false, version, chosen: [{ hunk: 9 }] };
    expect(await ann.reply(gitStageLines, { body })).toMatchObject({ data: { reason: 'no-such-lines' } });
    const outside = { ...body, path: '../own.sv', chosen: [{ hunk: 0 }] };
    expect(await ann.reply(gitStageLines, { body: outside })).toMatchObject({ code: 601 });
    expect(await ann.reply(gitStageLines, { body: { ...body, chosen: [] } })).toMatchObject({ code: 601 });
    const bob = await server.newUser('bob');
    expect(await bob.reply(gitStageLines, { body })).toMatchObject({ code: 403 });
    expect(await server.anonymous.reply(gitStageLines, { body })).toMatchObject({ code: 401 });
  });
});
