import { git } from './git.ts';
import { Mutex } from './mutex.ts';

const REFS = 'refs/netloom/trees/';
/** A tree is pinned before the run that needs it is known. */
const YOUNG_MILLISECONDS = 3_600_000;

/** Hidden refs that keep what runs read from git’s garbage collection. */
export class PinnedTrees {
  /** A ref is not made while the same one is removed. */
  private readonly turns = new Mutex();
  /** When trees were pinned of late, by repository and tree. */
  private readonly times = new Map<string, number>();
  private readonly now: () => number;

  constructor(now = () => performance.now()) {
    this.now = now;
  }

  pin(repository: string, treeId: string): Promise<void> {
    const key = `${repository} ${treeId}`;
    return this.turns.run(key, async () => {
      this.times.set(key, this.now());
      await git(['update-ref', REFS + treeId, treeId], { GIT_DIR: repository });
    });
  }

  async dropUnneeded(repository: string, needed: () => Promise<Set<string>>): Promise<void> {
    const place = { GIT_DIR: repository };
    const pinned = (await git(['for-each-ref', '--format=%(objectname)', REFS], place)).split('\n');
    const kept = await needed();
    this.forgetOld();
    for (const treeId of pinned.filter((id) => id !== '' && !kept.has(id))) {
      const key = `${repository} ${treeId}`;
      await this.turns.run(key, async () => {
        if (!this.times.has(key)) await git(['update-ref', '-d', REFS + treeId], place);
      });
    }
  }

  private forgetOld(): void {
    for (const [key, time] of this.times) {
      if (this.now() - time >= YOUNG_MILLISECONDS) this.times.delete(key);
    }
  }
}
