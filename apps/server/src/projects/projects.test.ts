import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Projects } from './index.ts';

const DEPT = 7;
const USER = 3;
let folder: string;
let projects: Projects;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'netloom-projects-'));
  projects = new Projects(folder);
  await projects.create(DEPT, 'Start', (tree) => tree.write('rtl/a.sv', 'module a; endmodule\n', 'path'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const repository = () => join(folder, String(DEPT), 'repository.git');
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'safe.directory=*', `--git-dir=${repository()}`, ...args], { encoding: 'utf8' });
const emptyFolder = async (name: string) => {
  const path = join(folder, name);
  await mkdir(path);
  return path;
};

describe('a project', () => {
  it('is a bare repository whose first commit holds the files', () => {
    expect(git('rev-parse', '--is-bare-repository').trim()).toBe('true');
    expect(git('log', '--format=%s', 'main').trim()).toBe('Start');
    expect(git('show', 'main:rtl/a.sv')).toBe('module a; endmodule\n');
  });

  it('gives each member a tree of his own', async () => {
    const [mine, yours] = await Promise.all([projects.tree(DEPT, 1), projects.tree(DEPT, 2)]);
    await mine.write('rtl/a.sv', 'changed', 'path');
    expect(await yours.readText('rtl/a.sv', 'path')).toBe('module a; endmodule\n');
  });

  it('clones once when calls come at the same time', async () => {
    const trees = await Promise.all(Array.from({ length: 5 }, () => projects.tree(DEPT, USER)));
    expect(new Set(trees.map(({ root }) => root)).size).toBe(1);
  });
});

describe('a pinned tree', () => {
  it('is what git makes of the same files, untracked ones too, and is exported byte by byte', async () => {
    const tree = await projects.tree(DEPT, USER);
    const crlf = 'line\r\nend\r\n';
    await tree.write('.gitattributes', '*.txt text eol=lf\n', 'path');
    await tree.write('notes.txt', crlf, 'path');
    await tree.write('bin/data', Buffer.from([0, 255, 13, 10]), 'path');
    await tree.write('bin/run.sh', '#!/bin/sh\n', 'path');
    await chmod(join(tree.root, 'bin/run.sh'), 0o755);
    const treeId = await projects.writeTree(DEPT, USER);

    // The SHA-1 of a blob is known from git's own hash-object.
    const blob = execFileSync('git', ['hash-object', '--no-filters', '--stdin'], {
      input: crlf,
      encoding: 'utf8',
    });
    expect(git('rev-parse', `${treeId}:notes.txt`)).toBe(blob);
    expect(git('for-each-ref', '--format=%(refname)', 'refs/netloom')).toBe(`refs/netloom/trees/${treeId}\n`);

    await tree.write('notes.txt', 'later', 'path');
    const target = await emptyFolder('run');
    await projects.exportTree(DEPT, treeId, target);
    expect(await readFile(join(target, 'notes.txt'), 'utf8')).toBe(crlf);
    expect(await readFile(join(target, 'bin/data'))).toEqual(Buffer.from([0, 255, 13, 10]));
    expect((await readdir(target)).sort()).toEqual(['.gitattributes', 'bin', 'notes.txt', 'rtl']);
  });

  it('has the same id for the same files, and leaves the index of the member alone', async () => {
    const tree = await projects.tree(DEPT, USER);
    const first = await projects.writeTree(DEPT, USER);
    await tree.write('new.sv', 'x', 'path');
    const second = await projects.writeTree(DEPT, USER);
    await tree.remove('new.sv', 'path');
    expect(await projects.writeTree(DEPT, USER)).toBe(first);
    expect(second).not.toBe(first);
    const status = execFileSync('git', ['-c', 'safe.directory=*', 'status', '--short'], { cwd: tree.root });
    expect(status.toString()).toBe('');
  });

  it('has what is tracked although git ignores it, and no longer what was not ignored before', async () => {
    const tree = await projects.tree(DEPT, USER);
    const own = (...args: string[]) =>
      execFileSync('git', ['-c', 'safe.directory=*', ...args], { cwd: tree.root, encoding: 'utf8' });
    const namesOf = (treeId: string) => git('ls-tree', '-r', '--name-only', treeId).trim().split('\n');
    for (const path of ['gen/kept.v', 'gen/made.v']) await tree.write(path, 'x', 'path');
    expect(namesOf(await projects.writeTree(DEPT, USER))).toEqual(['gen/kept.v', 'gen/made.v', 'rtl/a.sv']);
    await tree.write('.gitignore', 'gen/\n', 'path');
    own('add', '--force', 'gen/kept.v', '.gitignore');
    // What git itself would commit of the files.
    const committed = own('write-tree').trim();
    expect(await projects.writeTree(DEPT, USER)).toBe(committed);
    await tree.write('gen/kept.v', 'y', 'path');
    const changed = await projects.writeTree(DEPT, USER);
    expect(git('show', `${changed}:gen/kept.v`)).toBe('y');
    await tree.remove('gen/kept.v', 'path');
    expect(namesOf(await projects.writeTree(DEPT, USER))).toEqual(['.gitignore', 'rtl/a.sv']);
  });

  it('tells of files that are there and ignored by which line of which file they are', async () => {
    const tree = await projects.tree(DEPT, USER);
    await tree.write('.gitignore', '# ours\n*.hex\n!keep.hex\n', 'path');
    await tree.write('sw/.gitignore', '/out\n', 'path');
    const paths = ['a.hex', 'keep.hex', 'sw/out/é "1".v', 'none.hex', 'rtl/a.sv', '../b.hex'];
    for (const path of paths.slice(0, 3)) await tree.write(path, 'x', 'path');
    expect(await projects.ignored(DEPT, USER, paths)).toEqual(
      new Map([
        ['a.hex', { file: '.gitignore', line: 2, pattern: '*.hex' }],
        ['sw/out/é "1".v', { file: 'sw/.gitignore', line: 1, pattern: '/out' }],
      ]),
    );
  });

  it.each([
    ['a branch', 'ref: refs/heads/fix/uart-2\n', 'fix/uart-2'],
    ['a commit', '4b825dc642cb6eb9a060e54bf8d69288fbee4904\n', ''],
    ['a tag', 'ref: refs/tags/v1\n', ''],
    ['what is no name', `ref: refs/heads/${'x'.repeat(1000)}\n`, ''],
    ['nothing', '', ''],
  ])('is on the branch that HEAD names, here %s', async (_what, head, branch) => {
    const { root } = await projects.tree(DEPT, USER);
    const path = join(root, '.git/HEAD');
    const before = await readFile(path);
    await writeFile(path, head);
    expect(await projects.pinTree(DEPT, USER)).toMatchObject({ branch });
    await writeFile(path, before);
  });

  it('is on no branch that lies outside the tree', async () => {
    const { root } = await projects.tree(DEPT, USER);
    const path = join(root, '.git/HEAD');
    const before = await readFile(path);
    const outside = join(await emptyFolder('outside'), 'HEAD');
    await writeFile(outside, 'ref: refs/heads/secret\n');
    await rm(path);
    await symlink(outside, path);
    expect(await projects.pinTree(DEPT, USER)).toMatchObject({ branch: '' });
    await rm(path);
    await writeFile(path, before);
  });

  it('runs no hook and reads no configuration of the tree', async () => {
    const tree = await projects.tree(DEPT, USER);
    const mark = join(folder, 'ran');
    const hook = `#!/bin/sh\ntouch ${mark}\n`;
    for (const name of ['post-index-change', 'post-checkout', 'reference-transaction']) {
      await writeFile(join(repository(), 'hooks', name), hook, { mode: 0o755 });
    }
    await tree.write('.gitattributes', '* filter=evil\n', 'path');
    await projects.exportTree(DEPT, await projects.writeTree(DEPT, USER), await emptyFolder('run'));
    await expect(readFile(mark)).rejects.toThrow('ENOENT');
  });
});

describe('a write', () => {
  it('that fails leaves the old file and nothing else', async () => {
    const tree = await projects.tree(DEPT, USER);
    // A name too long for the temporary file's own suffix still works; one too long for the disk does not.
    await tree.write(`rtl/${'n'.repeat(200)}`, 'x', 'path');
    await expect(tree.write(`rtl/${'n'.repeat(201)}`, 'x', 'path')).rejects.toThrow('200 bytes');
    await expect(tree.write('rtl/a.sv/b', 'x', 'path')).rejects.toThrow('below a file');
    expect((await readdir(join(tree.root, 'rtl'))).sort()).toEqual(['a.sv', 'n'.repeat(200)]);
  });
});
