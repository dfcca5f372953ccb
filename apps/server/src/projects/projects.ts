import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { removeFolder } from '@netloom/executor/beneath';
import { TEMPORARY_PREFIX } from '../data/atomicFile.ts';
import { notFound } from '../http/refuse.ts';
import { branchOf } from './branchOf.ts';
import { git } from './git.ts';
import { ignoreRules } from './ignoreRules.ts';
import type { IgnoreRule } from './ignoreRules.ts';
import { Mutex } from './mutex.ts';
import { PinnedTrees } from './pinnedTrees.ts';
import { ProjectTree } from './projectTree.ts';
import type { TreeUser } from './projectTree.ts';
import { snapshotTree } from './snapshotTree.ts';
import { checkRelativePath } from './treePath.ts';

/** Begins the name of a folder in which something is being made. */
const SCRATCH = '.new-';

/** Snapshots keep exact bytes: no line-end or filter rule of a design's own .gitattributes takes part. */
const EXACT_BYTES = '* -text -filter -ident -working-tree-encoding\n';

export interface ChangedFile {
  path: string;
  change: 'added' | 'removed' | 'changed';
}

export interface PinnedTree {
  treeId: string;
  /** '' where the files are on none. */
  branch: string;
}

/** Letters of git-diff-tree(1); all others change a file in some way. */
const CHANGES: Record<string, ChangedFile['change']> = { A: 'added', D: 'removed' };

/**
 * Git under every project: `<deptId>/repository.git`, bare, and `<deptId>/members/<userId>/tree`, a clone a member.
 */
export class Projects {
  private readonly folder: string;
  private readonly clones = new Mutex();
  private readonly pinned = new PinnedTrees();

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Makes the repository; `fill` writes the files of its first commit into an empty folder. */
  create(deptId: number, message: string, fill: (tree: ProjectTree) => Promise<void>): Promise<void> {
    return this.make(deptId, async (bare, scratch) => {
      const root = join(scratch, 'tree');
      await mkdir(root);
      await fill(new ProjectTree(await realpath(root)));
      const place = { GIT_DIR: bare, GIT_WORK_TREE: root, GIT_INDEX_FILE: join(scratch, 'index') };
      await git(['add', '--all', '--force'], place);
      await git(['commit', '--quiet', '--allow-empty', '-m', message], place);
    });
  }

  /** Makes the repository, whole or not at all; `fill` gets it bare and empty. One that is there already stays. */
  async make(deptId: number, fill: (bare: string, scratch: string) => Promise<void>): Promise<void> {
    const repository = this.repository(deptId);
    if (existsSync(repository)) return;
    await mkdir(join(repository, '..'), { recursive: true });
    const scratch = await mkdtemp(join(this.folder, SCRATCH));
    try {
      const bare = join(scratch, 'repository.git');
      await git(['init', '--quiet', '--bare', bare]);
      await writeFile(join(bare, 'info/attributes'), EXACT_BYTES);
      await writeFile(join(bare, 'info/exclude'), `${TEMPORARY_PREFIX}*\n`);
      await fill(bare, scratch);
      await rename(bare, repository);
    } finally {
      await removeFolder(scratch);
    }
  }

  /** Removes what an earlier server left half made. */
  async clearScratch(): Promise<void> {
    const names = (await readdir(this.folder)).filter((name) => name.startsWith(SCRATCH));
    for (const name of names) await removeFolder(join(this.folder, name));
  }

  /** Removes a project's repository and every member's tree for good. */
  async remove(deptId: number): Promise<void> {
    await removeFolder(join(this.folder, String(deptId)));
  }

  /** Removes what a member had in a project: his tree, with all that he did not push. */
  async removeMember(deptId: number, userId: number): Promise<void> {
    const folder = this.member(deptId, userId);
    await this.clones.run(join(folder, 'tree'), () => removeFolder(folder));
  }

  /** Keys of the hosts that the project's remote was met at; ssh refuses others from then on. */
  knownHosts(deptId: number): string {
    return join(this.folder, String(deptId), 'known_hosts');
  }

  /** The member's working tree, cloned when he first comes, in the hands of `user` or the server. */
  tree(deptId: number, userId: number, user?: TreeUser): Promise<ProjectTree> {
    const root = join(this.member(deptId, userId), 'tree');
    return this.clones.run(root, async () => {
      if (!existsSync(root)) await this.clone(deptId, root);
      return new ProjectTree(await realpath(root), user);
    });
  }

  /** What generators last wrote into the member's tree, at the same paths. */
  async generated(deptId: number, userId: number): Promise<ProjectTree> {
    const root = join(this.member(deptId, userId), 'generated');
    await mkdir(root, { recursive: true });
    return new ProjectTree(await realpath(root));
  }

  private async clone(deptId: number, root: string): Promise<void> {
    const repository = this.repository(deptId);
    if (!existsSync(repository)) throw notFound('no-repository', { field: 'deptId' });
    const unfinished = `${root}.new`;
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(join(root, '..'), { recursive: true });
    await git(['clone', '--quiet', repository, unfinished]);
    await writeFile(join(unfinished, '.git/info/exclude'), `${TEMPORARY_PREFIX}*\n`);
    await rename(unfinished, root);
  }

  /** Like `pinTree`, for its id alone. */
  async writeTree(deptId: number, userId: number): Promise<string> {
    return (await this.pinTree(deptId, userId)).treeId;
  }

  /**
   * Pins the member's files as they are now, untracked ones too (ignored ones only where they are tracked), under a hidden
   * ref of the bare repository. Answers the id of the git tree, the same for the same files, and the branch that they are on.
   */
  async pinTree(deptId: number, userId: number): Promise<PinnedTree> {
    const tree = await this.tree(deptId, userId);
    const repository = this.repository(deptId);
    return tree.exclusive(async () => {
      const treeId = await snapshotTree(tree.root, repository);
      await this.pinned.pin(repository, treeId);
      return { treeId, branch: await branchOf(tree.root) };
    });
  }

  /** Pins the files of a commit of the shared repository; answers the id of their git tree. */
  async pinCommit(deptId: number, commit: string): Promise<string> {
    const repository = this.repository(deptId);
    const name = await git(['rev-parse', '--verify', '--end-of-options', `${commit}^{tree}`], {
      GIT_DIR: repository,
    });
    const treeId = name.trim();
    await this.pinned.pin(repository, treeId);
    return treeId;
  }

  /** Which of some paths are in the member's tree but left out when it is pinned, and by which rule. */
  async ignored(deptId: number, userId: number, paths: readonly string[]): Promise<Map<string, IgnoreRule>> {
    const tree = await this.tree(deptId, userId);
    const isThere = (path: string) => tree.has(path, 'path').catch(() => false);
    const there = [];
    for (const path of paths) if (await isThere(path)) there.push(path);
    return ignoreRules(there, { GIT_DIR: this.repository(deptId), GIT_WORK_TREE: tree.root });
  }

  /** Lets go of pinned trees that no run needs any more. */
  async unpinTrees(deptId: number, needed: () => Promise<Set<string>>): Promise<void> {
    const repository = this.repository(deptId);
    if (existsSync(repository)) await this.pinned.dropUnneeded(repository, needed);
  }

  /** Writes the files of a pinned tree into `folder`, which must exist and be empty. */
  async exportTree(deptId: number, treeId: string, folder: string): Promise<void> {
    const scratch = await mkdtemp(join(this.folder, SCRATCH));
    try {
      await git(['read-tree', '--reset', '-u', treeId], {
        GIT_DIR: this.repository(deptId),
        GIT_WORK_TREE: folder,
        GIT_INDEX_FILE: join(scratch, 'index'),
      });
    } finally {
      await rm(scratch, { recursive: true, force: true });
    }
  }

  /** The files of a pinned tree, each with what git says of its content, as `git ls-tree` lists them. */
  async listPinned(deptId: number, treeId: string): Promise<string[]> {
    const list = await git(['ls-tree', '-r', '-z', treeId], { GIT_DIR: this.repository(deptId) });
    return list.split('\0').filter(Boolean);
  }

  /** Text of a file of a pinned tree; undefined where there is none. @throws a 601 for a path that is none. */
  async readPinned(deptId: number, treeId: string, path: string): Promise<string | undefined> {
    checkRelativePath(path, 'path');
    const place = { GIT_DIR: this.repository(deptId) };
    return git(['cat-file', 'blob', `${treeId}:${path}`], place).catch(() => undefined);
  }

  /** Paths of the Verilog files of a pinned tree in which one of the words stands. */
  async findPinned(deptId: number, treeId: string, words: readonly string[]): Promise<string[]> {
    const patterns = words.flatMap((word) => ['-e', word]);
    const options = ['-z', '--name-only', '--word-regexp', '--fixed-strings', ...patterns];
    const files = ['*.sv', '*.v', '*.svh', '*.vh'];
    const place = { GIT_DIR: this.repository(deptId) };
    // Exit code 1: nothing found.
    const text = await git(['grep', ...options, treeId, '--', ...files], place).catch(() => '');
    return text.split('\0').flatMap((name) => (name === '' ? [] : [name.slice(treeId.length + 1)]));
  }

  /** How the files of a pinned tree differ from those of an earlier one, by path. */
  async changedFiles(deptId: number, from: string, to: string): Promise<ChangedFile[]> {
    const options = ['-r', '-z', '--no-renames', '--name-status'];
    const text = await git(['diff-tree', ...options, from, to], { GIT_DIR: this.repository(deptId) });
    const fields = text.split('\0');
    return Array.from({ length: Math.floor(fields.length / 2) }, (_, index) => ({
      change: CHANGES[fields[2 * index] ?? ''] ?? 'changed',
      path: fields[2 * index + 1]!,
    }));
  }

  /** The bare repository that members share. */
  repository(deptId: number): string {
    return join(this.folder, String(deptId), 'repository.git');
  }

  private member(deptId: number, userId: number): string {
    return join(this.folder, String(deptId), 'members', String(userId));
  }
}
