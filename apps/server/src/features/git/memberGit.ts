import { realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { localGit, requireModestTree, tryLocalGit } from '../../git/index.ts';
import type { GitEnd, LocalOptions } from '../../git/index.ts';
import type { ProjectTree } from '../../projects/index.ts';
import type { Services } from '../../services.ts';
import type { WordingLanguage } from '../../http/wording/wording.ts';
import { unauthenticated } from '../../http/refuse.ts';
import { findUserById } from '../session/index.ts';
import type { TreeMember } from '../tree/index.ts';
import { personOf } from './person.ts';

/** Left by a git that was ended in the middle; calls of one tree take turns, so nobody holds them. */
const LOCKS = ['index.lock', 'HEAD.lock', 'MERGE_HEAD.lock'];

interface RunOptions extends Pick<LocalOptions, 'input' | 'outputBytes'> {
  /** The shared repository can be read. */
  withShared?: boolean;
}

type Member = NonNullable<Awaited<ReturnType<typeof findUserById>>>;

/** Git in one member's working tree, in his name. Branches of the shared repository are `refs/remotes/origin/*`. */
export class MemberGit {
  readonly tree: ProjectTree;
  /** The shared, bare repository. */
  readonly shared: string;
  readonly megabytes: number;
  /** In which the member reads. */
  readonly language: WordingLanguage;
  private readonly person: Record<string, string>;
  private readonly unsandboxed: boolean;

  private constructor(member: TreeMember, shared: string, user: Member, services: Services) {
    const person = personOf(user);
    this.tree = member.tree;
    this.shared = shared;
    this.megabytes = services.configs.value('git.cloneMegabytes');
    this.language = user.language;
    this.unsandboxed = services.settings.unsandboxed;
    this.person = {
      GIT_AUTHOR_NAME: person.name,
      GIT_AUTHOR_EMAIL: person.email,
      GIT_COMMITTER_NAME: person.name,
      GIT_COMMITTER_EMAIL: person.email,
    };
  }

  static async open(member: TreeMember, services: Services): Promise<MemberGit> {
    const user = await findUserById(services.database, member.caller.userId);
    const shared = await realpath(services.projects.repository(member.membership.deptId));
    if (user === undefined) throw unauthenticated();
    return new MemberGit(member, shared, user, services);
  }

  get directory(): string {
    return join(this.tree.root, '.git');
  }

  /** @throws a 601 with git's words. */
  run(args: string[], options: RunOptions = {}): Promise<string> {
    return localGit(args, this.options(options));
  }

  /** However it ends. */
  attempt(args: string[], options: RunOptions = {}): Promise<GitEnd> {
    return tryLocalGit(args, this.options(options));
  }

  /** Like `run`, with paths that no character of them can turn into something else. */
  runWithPaths(args: string[], paths: readonly string[]): Promise<string> {
    const fromInput = ['--pathspec-from-file=-', '--pathspec-file-nul'];
    return this.run([...args, ...fromInput], { input: paths.join('\0') });
  }

  /** Runs git in the shared repository, which can read the member's. */
  runInShared(args: string[]): Promise<GitEnd> {
    return tryLocalGit(args, {
      directory: this.shared,
      from: { directory: this.directory, bare: false },
      unsandboxed: this.unsandboxed,
    });
  }

  /** The commit that a ref means; undefined where there is none. */
  async commitOf(ref: string): Promise<string | undefined> {
    const end = await this.attempt([
      'rev-parse',
      '--verify',
      '--quiet',
      '--end-of-options',
      `${ref}^{commit}`,
    ]);
    return end.code === 0 ? end.stdout.toString('latin1').trim() : undefined;
  }

  /** @throws a 601 before anything is written when the files of a commit are too many or too large. */
  requireModest(commit: string): Promise<void> {
    return requireModestTree(commit, this.megabytes, this.options({}));
  }

  /** Changes of the tree and its branches take turns with each other and with saves of files. */
  exclusive<T>(work: () => Promise<T>): Promise<T> {
    return this.tree.exclusive(async () => {
      await Promise.all(LOCKS.map((name) => rm(join(this.directory, name), { force: true })));
      return work();
    });
  }

  private options({ withShared, ...options }: RunOptions): LocalOptions {
    return {
      ...options,
      directory: this.directory,
      workTree: this.tree.root,
      variables: this.person,
      unsandboxed: this.unsandboxed,
      ...(withShared && { from: { directory: this.shared, bare: true } }),
    };
  }
}
