import { writeConfiguration } from '@netloom/pins';
import type { PinConfiguration } from '@netloom/pins';
import { usePins } from './pinsStore.ts';

const MOST_STEPS = 300;

/** Takes another configuration over, in one step that undo takes back. */
export function change(configuration: PinConfiguration): void {
  const { open } = usePins.getState();
  if (open === undefined || isSame(configuration, open.configuration)) return;
  const past = [...open.past, open.configuration].slice(-MOST_STEPS);
  usePins.setState({
    open: { ...open, configuration: settled(configuration, open.saved), past, future: [] },
  });
}

/** Edits the open configuration: `edit((configuration) => assign(configuration, …))`. */
export function edit(step: (configuration: PinConfiguration) => PinConfiguration): void {
  const { open } = usePins.getState();
  if (open !== undefined) change(step(open.configuration));
}

/** What is edited back to what is stored is no longer unsaved. */
function settled(configuration: PinConfiguration, saved: PinConfiguration | undefined): PinConfiguration {
  return saved !== undefined && isSame(saved, configuration) ? saved : configuration;
}

function isSame(one: PinConfiguration, other: PinConfiguration): boolean {
  return one === other || textOf(one) === textOf(other);
}

const texts = new WeakMap<PinConfiguration, string>();

/** A configuration's text, written once for each. */
function textOf(configuration: PinConfiguration): string {
  let text = texts.get(configuration);
  if (text === undefined) texts.set(configuration, (text = writeConfiguration(configuration)));
  return text;
}

export function undo(): void {
  const { open } = usePins.getState();
  const back = open?.past.at(-1);
  if (!open || !back) return;
  const { configuration, past, future } = open;
  usePins.setState({
    open: { ...open, configuration: back, past: past.slice(0, -1), future: [configuration, ...future] },
  });
}

export function redo(): void {
  const { open } = usePins.getState();
  const next = open?.future[0];
  if (!open || !next) return;
  const { configuration, past, future } = open;
  usePins.setState({
    open: { ...open, configuration: next, past: [...past, configuration], future: future.slice(1) },
  });
}
