import type { ManagerView } from '@netloom/soc';

/** What a manager's address space is made of, in bytes. */
export interface Usage {
  used: bigint;
  free: bigint;
  largest: { base: bigint; size: bigint } | undefined;
}

const known = new WeakMap<ManagerView, Usage>();

export function usageOf(view: ManagerView): Usage {
  let usage = known.get(view);
  if (!usage) known.set(view, (usage = computeUsage(view)));
  return usage;
}

function computeUsage({ gaps, span }: ManagerView): Usage {
  const free = gaps.reduce((sum, { size }) => sum + size, 0n);
  const largest = gaps.reduce<Usage['largest']>(
    (most, gap) => (most && most.size >= gap.size ? most : gap),
    undefined,
  );
  return { used: span - free, free, largest };
}
