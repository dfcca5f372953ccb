/** Gives an answer for each item, in order, with one question for all items of a kind. */
export async function byKind<I, K, T>(
  items: readonly I[],
  kindOf: (item: I) => K,
  ask: (kind: K, some: I[]) => Promise<T[]>,
): Promise<T[]> {
  const kinds = [...new Set(items.map(kindOf))];
  const answers = new Map(
    await Promise.all(
      kinds.map(async (kind) => {
        const some = items.filter((item) => kindOf(item) === kind);
        return [kind, (await ask(kind, some)).values()] as const;
      }),
    ),
  );
  return items.map((item) => answers.get(kindOf(item))!.next().value as T);
}
