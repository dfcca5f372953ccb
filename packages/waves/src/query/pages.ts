import { ByteCache } from '../byteCache.ts';
import type { Changes } from '../changes.ts';
import { firstAfter } from '../changes.ts';

const budget = 96 << 20;
/** Sections with fewer changes are kept by their store as well. */
const longSection = 32_768;
/** A page reaches this many changes beyond what was asked for, or twice as many as that on either side. */
const leastMargin = 4096;
const longestPage = 1 << 18;

/** Changes in (from, to] of a section. */
interface Page {
  from: number;
  to: number;
  changes: Changes;
}

/** Keeps the surroundings of what was looked at closely, so that the next look need not read a whole section again. */
export class Pages {
  private readonly kept = new ByteCache<Page>(budget, ({ changes }) => changes.bytes);

  /** What is known of a section over [from, to]. */
  find(key: string, from: number, to: number): Changes | undefined {
    const page = this.kept.peek(key);
    return page && page.from < from && page.to >= to ? page.changes : undefined;
  }

  /** Cuts a long section to the surroundings of [from, to] and keeps them; gives short ones back as they are. */
  cut(key: string, section: Changes, from: number, to: number): Changes {
    const { times } = section;
    const first = firstAfter(times, from);
    const end = firstAfter(times, to, first);
    const margin = Math.max(leastMargin, 2 * (end - first));
    const low = Math.max(0, first - margin);
    const high = Math.min(times.length, end + margin);
    if (times.length < longSection || high - low > longestPage || 2 * (high - low) > times.length)
      return section;
    const page = {
      from: low > 0 ? times[low - 1]! : -Infinity,
      to: high < times.length ? times[high]! - 1 : Infinity,
      changes: part(section, low, high),
    };
    this.kept.put(key, page);
    return page.changes;
  }
}

function part(section: Changes, low: number, high: number): Changes {
  const texts = Array.from({ length: high - low }, (_, i) => section.text(low + i));
  const start = low > 0 ? section.text(low - 1) : section.start;
  const { pulses } = section;
  return {
    start,
    times: section.times.slice(low, high),
    text: (index) => texts[index]!,
    ...(pulses && { pulses }),
    bytes: 200 + texts.length * (16 + (start.length > 1 ? 24 + start.length : 0)),
  };
}
