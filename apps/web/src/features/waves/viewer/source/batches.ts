/** Servers refuse long addresses: what a list takes in one stays below this. */
const longestList = 5000;

/** Asks for a long list in several calls, one after another, and joins the answers. */
export async function inBatches<T>(items: string[], ask: (batch: string[]) => Promise<T[]>): Promise<T[]> {
  const answers: T[] = [];
  for (let at = 0; at < items.length;) {
    const begin = at;
    let length = 0;
    do length += encodeURIComponent(items[at++]!).length + 3;
    while (at < items.length && length + encodeURIComponent(items[at]!).length < longestList);
    answers.push(...(await ask(items.slice(begin, at))));
  }
  return answers;
}
