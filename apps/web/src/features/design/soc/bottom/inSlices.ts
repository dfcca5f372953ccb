/** Shorter than a frame, so that drawing and typing go on between slices. */
const SLICE_MS = 8;

/** Takes the steps of some long work a slice at a time; undefined when it is left before its end. */
export async function inSlices<T>(work: Generator<undefined, T>, leave: AbortSignal): Promise<T | undefined> {
  let begun = performance.now();
  for (;;) {
    if (leave.aborted) return undefined;
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - begun < SLICE_MS) continue;
    await new Promise((next) => setTimeout(next));
    begun = performance.now();
  }
}
