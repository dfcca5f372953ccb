import { mirrorRemote } from '../../../git/index.ts';
import { keptRefusal } from '../../../http/keptRefusal.ts';
import { Refusal } from '../../../http/refusal.ts';
import { Slots } from '../../../projects/index.ts';
import type { Services } from '../../../services.ts';
import { Throttle } from '../../../throttle.ts';
import { updateDepartment } from '../repository.ts';
import type { DepartmentRecord } from '../repository.ts';
import { findCloning, gitCredentials, listCloning, saveClone } from './repository.ts';
import { projectChanged } from '../projectChanged.ts';

/** Copies that go on at a time; they share the network and the disk. */
const AT_A_TIME = 2;
const PROGRESS_REST_MILLISECONDS = 500;

type Needs = Pick<Services, 'database' | 'projects' | 'secrets' | 'configs' | 'settings' | 'hub' | 'log'>;

interface Copy {
  stop: AbortController;
  done: Promise<void>;
}

/** Makes the repositories of new projects: copies of their remotes, or ones with a first file. */
export class CloneQueue {
  private readonly services: Needs;
  private readonly slots = new Slots(AT_A_TIME);
  private readonly copies = new Map<number, Copy>();
  private readonly shares = new Map<number, number>();
  private readonly teller = new Throttle<number>(
    () => PROGRESS_REST_MILLISECONDS,
    (deptId) => void this.tellProgress(deptId).catch((error: unknown) => this.report(error, deptId)),
  );
  private stopping = false;

  constructor(services: Needs) {
    this.services = services;
  }

  /** Goes on with what an earlier server, or a database that was away, left. */
  async resume(): Promise<void> {
    for (const deptId of await listCloning(this.services.database)) void this.add(deptId);
  }

  /** Returns when the project's repository is there, has failed, or was given up. */
  add(deptId: number): Promise<void> {
    const going = this.copies.get(deptId);
    if (going !== undefined || this.stopping) return going?.done ?? Promise.resolve();
    const stop = new AbortController();
    const done = this.copy(deptId, stop.signal)
      .catch((error: unknown) => this.report(error, deptId))
      .finally(() => {
        this.copies.delete(deptId);
        this.shares.delete(deptId);
      });
    this.copies.set(deptId, { stop, done });
    return done;
  }

  /** Gives the copy up; its state stays for a later one. */
  async cancel(deptId: number): Promise<void> {
    const copy = this.copies.get(deptId);
    copy?.stop.abort();
    await copy?.done;
  }

  /** The next start goes on. */
  async stop(): Promise<void> {
    this.stopping = true;
    await Promise.all([...this.copies.keys()].map((deptId) => this.cancel(deptId)));
  }

  private async copy(deptId: number, signal: AbortSignal): Promise<void> {
    const { database, hub } = this.services;
    const department = await findCloning(database, deptId);
    if (department === undefined) return;
    try {
      if (department.gitAddress === '') await this.makeFirst(department);
      else await this.slots.run(() => this.mirror(department, signal));
      await saveClone(database, deptId, { state: 'ready', progress: 1, message: '' });
    } catch (error) {
      if (signal.aborted) return;
      await saveClone(database, deptId, {
        state: 'failed',
        progress: 0,
        message: this.explain(error, deptId),
      });
    }
    projectChanged(hub, deptId);
  }

  private makeFirst({ deptId, deptName }: DepartmentRecord): Promise<void> {
    const text = `# ${deptName}\n\nDraw a SoC on the canvas, or put RTL anywhere in this tree.\n`;
    return this.services.projects.create(deptId, 'Start', (tree) => tree.write('README.md', text, 'path'));
  }

  private mirror({ deptId, gitAddress, cloneBy }: DepartmentRecord, signal: AbortSignal): Promise<void> {
    const { projects, configs, database, secrets } = this.services;
    return projects.make(deptId, async (repository) => {
      signal.throwIfAborted();
      const options = {
        address: gitAddress,
        repository,
        credentials: cloneBy === null ? undefined : await gitCredentials(database, secrets, cloneBy, deptId),
        knownHosts: projects.knownHosts(deptId),
        megabytes: configs.value('git.cloneMegabytes'),
        seconds: configs.value('git.cloneMinutes') * 60,
        signal,
        onProgress: (share: number) => {
          this.shares.set(deptId, share);
          this.teller.ask(deptId);
        },
      };
      await mirrorRemote(options, this.services);
      await updateDepartment(database, deptId, { fetchTime: new Date() });
    });
  }

  private async tellProgress(deptId: number): Promise<void> {
    const progress = this.shares.get(deptId);
    if (progress === undefined) return;
    const { database, hub } = this.services;
    if (await saveClone(database, deptId, { state: 'cloning', progress, message: '' })) {
      projectChanged(hub, deptId);
    }
  }

  /** What nobody foresaw is logged and told without its inside. */
  private explain(error: unknown, deptId: number): string {
    if (error instanceof Refusal) return keptRefusal(error.part);
    this.report(error, deptId);
    return keptRefusal({ reason: 'repository-not-made' });
  }

  private report(error: unknown, deptId: number): void {
    this.services.log.error({ err: error }, `the repository of project ${deptId} cannot be made`);
  }
}
