import type { CoreOptions } from '@netloom/core';

type Part = Record<string, unknown>;

/** The value of an option at a pointer such as `/base/stages`. */
export function valueAt(options: CoreOptions, pointer: string): unknown {
  const [group = '', key = ''] = pointer.slice(1).split('/');
  return (options as unknown as Record<string, Part>)[group]?.[key];
}

/** The options with another value at a pointer. */
export function withValue(options: CoreOptions, pointer: string, value: unknown): CoreOptions {
  const [group = '', key = ''] = pointer.slice(1).split('/');
  const part = (options as unknown as Record<string, Part>)[group];
  return { ...options, [group]: { ...part, [key]: value } };
}
