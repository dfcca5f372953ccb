import type { CoreOptions } from '../options/coreOptions.ts';

const GROUPS = ['base', 'memory', 'auxiliary', 'advanced', 'implementation', 'debug', 'safety'] as const;

function valueText(value: unknown): string {
  if (value === null || value === false) return 'no';
  if (value === true) return 'yes';
  if (typeof value !== 'object') return String(value);
  return Object.entries(value as Record<string, unknown>)
    .map(([key, part]) => `${key} ${String(part)}`)
    .join(', ');
}

/** Every option with its value, by the names of the core's description. */
export const optionRows = (options: CoreOptions): string[][] => [
  ...GROUPS.flatMap((group) =>
    Object.entries(options[group]).map(([option, value]) => [group, option, valueText(value)]),
  ),
  ...(options.instructions ?? []).map((path) => ['instructions', path, 'custom instructions']),
];
