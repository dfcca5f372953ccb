import { join } from 'node:path';

/** The files of a run. All but `work` and `temporary` lie outside the sandbox. */
export function runFolder(folder: string) {
  return {
    plan: join(folder, 'plan.json'),
    sandbox: join(folder, 'sandbox.json'),
    /** Caches that it may use, if any. */
    caches: join(folder, 'caches.json'),
    /** Who runs it; made once, by whoever comes first. */
    claim: join(folder, 'claim.json'),
    events: join(folder, 'events.jsonl'),
    /** Output of all steps as raw bytes. */
    log: join(folder, 'log'),
    /** Named pipe that is the standard input of the bench. */
    input: join(folder, 'input'),
    /** Space that is given up to record the end of a run on a full disk. */
    reserve: join(folder, 'reserve'),
    /** What the runner itself had to say: empty unless it failed. */
    runnerLog: join(folder, 'runner.log'),
    /** The process of the step that runs. */
    step: join(folder, 'step.json'),
    /** The control group of the run while it lives. */
    cgroup: join(folder, 'cgroup.json'),
    seccomp: join(folder, 'seccomp.bpf'),
    /** Of steps whose programs speak by sockets. */
    socketSeccomp: join(folder, 'seccomp-sockets.bpf'),
    /** `/work` of the sandbox. */
    work: join(folder, 'work'),
    /** `/work/src`, where the caller puts the sources before the run is submitted. */
    sources: join(folder, 'work', 'src'),
    /** `/tmp` of the sandbox, on disk so that the disk limit counts it. */
    temporary: join(folder, 'tmp'),
  };
}
