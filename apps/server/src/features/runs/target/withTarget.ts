import type { RunTarget } from '@netloom/contract';
import { warning } from '../../../http/refuse.ts';

type Place = Omit<RunTarget, 'title' | 'top'>;

const NAMED = 10;

/**
 * A request with what it runs: its own top module, or the only one that the tree offers for the bench and the list that
 * the request names. @throws a 601 that tells the choice when there is none or more than one.
 */
export async function withTarget<R extends Place & { top?: string | undefined }>(
  request: R,
  targets: () => Promise<RunTarget[]>,
): Promise<R & Place & { top: string }> {
  const { top } = request;
  if (top !== undefined) return { ...request, top };
  const fits = ({ fileList, testbench }: RunTarget) =>
    [fileList, ''].includes(request.fileList) && [testbench, ''].includes(request.testbench);
  const [only, ...others] = (await targets()).filter(fits);
  if (only === undefined) throw warning('no-top', { field: 'top' });
  if (others.length > 0) {
    const tops = [...new Set([only, ...others].map((target) => target.top))];
    const named = tops.slice(0, NAMED).join(', ');
    if (tops.length <= NAMED) throw warning('which-top', { field: 'top', values: { tops: named } });
    throw warning('which-top-of-many', { field: 'top', values: { tops: named, more: tops.length - NAMED } });
  }
  return { ...request, top: only.top, fileList: only.fileList, testbench: only.testbench };
}
