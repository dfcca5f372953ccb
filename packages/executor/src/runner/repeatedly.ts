const SHORTEST_REST_MILLISECONDS = 100;
/** What looks at very many files or processes is done more rarely, but no more rarely than this. */
const LONGEST_REST_MILLISECONDS = 3000;
/** Processor time of one round, to the rest after it. */
const REST = 25;

/** Does something now, and again and again until the function that it returns is called. */
export function repeatedly(work: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const round = () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    const rest = Math.min(LONGEST_REST_MILLISECONDS, ((user + system) / 1000) * REST);
    timer = setTimeout(round, Math.max(SHORTEST_REST_MILLISECONDS, rest));
  };
  round();
  return () => clearTimeout(timer);
}
