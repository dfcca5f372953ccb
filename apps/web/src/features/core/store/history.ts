import { writeCore } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import { useCore } from './coreStore.ts';

const MOST_STEPS = 300;

/** Takes other options over in one step that undo takes back. */
export function changeOptions(options: CoreOptions): void {
  const { open } = useCore.getState();
  if (open === undefined || writeCore(options) === writeCore(open.options)) return;
  const past = [...open.past, open.options].slice(-MOST_STEPS);
  useCore.setState({ open: { ...open, options: settled(options, open.saved), past, future: [] } });
}

/** What is edited back to what is stored is no longer unsaved. */
function settled(options: CoreOptions, saved: CoreOptions | undefined): CoreOptions {
  return saved !== undefined && writeCore(saved) === writeCore(options) ? saved : options;
}

export function undo(): void {
  const { open } = useCore.getState();
  const back = open?.past.at(-1);
  if (!open || !back) return;
  const { options, past, future } = open;
  useCore.setState({
    open: { ...open, options: back, past: past.slice(0, -1), future: [options, ...future] },
  });
}

export function redo(): void {
  const { open } = useCore.getState();
  const next = open?.future[0];
  if (!open || !next) return;
  const { options, past, future } = open;
  useCore.setState({ open: { ...open, options: next, past: [...past, options], future: future.slice(1) } });
}
