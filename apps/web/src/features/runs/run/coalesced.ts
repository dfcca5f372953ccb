/**
 * A function that does the work at once and, called again meanwhile, once more after it and a pause in milliseconds:
 * a burst of a thousand calls costs two.
 */
export function coalesced(work: () => Promise<unknown>, pause: number): () => void {
  let busy = false;
  let again = false;

  async function go(): Promise<void> {
    busy = true;
    do {
      again = false;
      await work().catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, pause));
    } while (again);
    busy = false;
  }

  return () => {
    if (busy) again = true;
    else void go();
  };
}
