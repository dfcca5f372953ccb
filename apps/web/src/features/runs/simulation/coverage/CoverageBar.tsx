import type { CoverageCount } from '@netloom/model';
import { fractionOf } from './coverageSorts.ts';
import './coverage.css';

/** What is covered as a bar with its number; nothing where there is nothing to cover. */
export function CoverageBar({ count }: { count: CoverageCount }) {
  const fraction = fractionOf(count);
  if (fraction === null) return <span className="nl-dim">–</span>;
  // Only what is complete reads 100 %.
  const percent = Math.floor(fraction * 1000) / 10;
  return (
    <span className="nl-cov-bar" title={`${count.covered} / ${count.total}`}>
      <span>
        <i style={{ width: `${percent}%` }} data-full={fraction === 1} />
      </span>
      <b>{percent.toFixed(percent === 100 ? 0 : 1)}%</b>
      <small>
        {count.covered}/{count.total}
      </small>
    </span>
  );
}
