import { chmod, readdir, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gitCommit, gitDiff, gitPull, gitPush, gitResolve, gitStage, gitUnstage } from '@netloom/contract';
import { GitDesk } from '../../../test/gitDesk.ts';
import type { Client } from '../../../test/testServer.ts';

let desk: GitDesk;
let ann: Client;
beforeAll(async () => {
  desk = await GitDesk.open();
  ({ ann } = desk);
});
afterAll(() => desk?.close());

describe('a hostile repository', () => {
  it('runs no hook, filter, monitor or driver, and fetches no submodule', async () => {
    const deptId = await desk.project({ members: [ann] });
    const folder = await desk.root(ann, deptId);
    const mark = join(folder, 'ran');
    const evil = join(folder, '.git/evil.sh');
    await writeFile(evil, `#!/bin/sh\ntouch ${mark}\ncat\n`);
    await chmod(evil, 0o755);
    for (const hook of [
      'pre-commit',
      'post-checkout',
      'post-merge',
      'post-index-change',
      'reference-transaction',
      'pre-push',
    ])
      await writeFile(join(folder, '.git/hooks', hook), `#!/bin/sh\ntouch ${mark}\n`, { mode: 0o755 });
    await writeFile(
      join(folder, '.git/config'),
      `[core]\n\trepositoryformatversion = 0\n\tfsmonitor = ${evil}\n\thooksPath = .git/hooks\n[filter "evil"]\n\tclean = ${evil}\n\tsmudge = ${evil}\n\trequired\n[merge "evil"]\n\tdriver = ${evil}\n[diff "evil"]\n\ttextconv = ${evil}\n\tcommand = ${evil}\n`,
    );
    desk.remote.commit(
      {
        '.gitattributes': '* filter=evil merge=evil diff=evil\n',
        '.gitmodules': `[submodule "s"]\n\tpath = s\n\turl = ${desk.remote.address('other.git')}\n`,
        'doc/b.md': '# other\n',
      },
      'hostile',
    );
    await desk.commit(ann, deptId, { 'doc/b.md': '# mine\n' });
    await ann.call(gitPull, { body: { deptId } });
    await ann.call(gitResolve, { body: { deptId, path: 'doc/b.md', use: 'theirs' } });
    await ann.call(gitCommit, { body: { deptId, message: 'merged' } });
    await ann.call(gitPush, { body: { deptId } });
    expect(await readdir(folder)).not.toContain('ran');
    expect(desk.remote.requests.join()).not.toContain('other.git');
  });

  it('has links that lead nowhere, and names with line ends that are one name', async () => {
    const deptId = await desk.project({ alone: true, members: [ann] });
    const folder = await desk.root(ann, deptId);
    await symlink('/etc/passwd', join(folder, 'link'));
    await writeFile(join(folder, 'two\nlines'), 'x');
    const { unstaged } = await desk.status(ann, deptId);
    expect(unstaged.map(({ path }) => path)).toEqual(['link', 'two\nlines']);
    expect(await ann.call(gitDiff, { query: { deptId, path: 'link' } })).toMatchObject({
      after: '/etc/passwd',
    });
    const { staged } = await ann.call(gitStage, { body: { deptId, paths: ['link', 'two\nlines'] } });
    expect(staged).toHaveLength(2);
    for (const path of ['../x', '/etc/passwd', '.git/config', ':(top)x', ':/'])
      expect(await ann.reply(gitStage, { body: { deptId, paths: [path] } }), path).toMatchObject({
        code: 601,
      });
    await ann.call(gitUnstage, { body: { deptId, paths: ['two\nlines'] } });
    expect((await stat(join(folder, 'two\nlines'))).size).toBe(1);
  });
});
