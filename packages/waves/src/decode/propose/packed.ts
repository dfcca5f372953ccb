import type { DecoderRole, DecoderSignal } from '../decodeTypes.ts';
import type { Roles } from './gather.ts';

/** A line that needs no other, as a UART's; a vector with such a name is rather a value. */
function standsAlone({ group }: DecoderRole, roles: DecoderRole[]): boolean {
  return group !== undefined && roles.filter((role) => role.group === group).length === 1;
}

/** Interfaces side by side in one set of vectors: the signals of each, number 0 at the right. Null: widths do not fit. */
export function unpacked(roles: DecoderRole[], found: Roles): Record<string, DecoderSignal>[] | null {
  const used = roles.flatMap((role) => {
    const candidate = found.get(role.name);
    return candidate ? [{ role, candidate }] : [];
  });
  const single = used.filter(({ role }) => role.width === 1).map(({ candidate }) => candidate.width);
  const count = Math.max(1, ...single);
  // One select of many on a shared bus: all else is common.
  const shared = single.filter((width) => width !== 1).length === 1;
  const fits = used.every(({ role, candidate }) => {
    const of = shared && candidate.width !== count ? 1 : count;
    return role.width === null ? candidate.width % of === 0 : candidate.width === role.width * of;
  });
  if (!fits || count > 64 || (count > 1 && used.every(({ role }) => standsAlone(role, roles)))) return null;
  return Array.from({ length: count }, (_, number) =>
    Object.fromEntries(
      used.map(({ role, candidate }) => {
        const common = count === 1 || (shared && !(role.width === 1 && candidate.width === count));
        return [role.name, common ? { path: candidate.path } : part(candidate, number, count)];
      }),
    ),
  );
}

function part(
  { path, width }: { path: string; width: number },
  number: number,
  count: number,
): DecoderSignal {
  const each = width / count;
  return { path, high: (number + 1) * each - 1, low: number * each };
}
