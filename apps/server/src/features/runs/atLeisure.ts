import { availableParallelism, loadavg } from 'node:os';

/** Whoever has just started the server has other things to do with the machine. */
const LOOK_MILLISECONDS = 120_000;
/** On a machine that is never at leisure it is done after so many looks: its runs need it the most. */
const LAST_LOOK = 30;

const isBusy = () => (loadavg()[0] ?? 0) > availableParallelism() / 2;

/** Does work once, as soon as the machine has time for it. Gives the way to call that off. */
export function atLeisure(work: () => void, busy: () => boolean = isBusy): () => void {
  let looks = 0;
  const timer = setInterval(() => {
    looks += 1;
    if (busy() && looks < LAST_LOOK) return;
    clearInterval(timer);
    work();
  }, LOOK_MILLISECONDS);
  timer.unref();
  return () => clearInterval(timer);
}
