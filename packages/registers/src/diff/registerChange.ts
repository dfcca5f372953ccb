/** One change of meaning. */
export interface RegisterChange {
  kind: 'added' | 'removed' | 'changed';
  /** Path of the node, parameter or field: "IRQ_STATUS.OVERRUN". */
  path: string;
  message: string;
  /** Whose existing work no longer fits: programs, the hardware around the register file, or nobody's. */
  breaks: 'software' | 'hardware' | 'nothing';
}

export function added(path: string, what: string): RegisterChange {
  return { kind: 'added', path, message: `${what} ${path} added`, breaks: 'nothing' };
}

export function removed(path: string, what: string, breaks: RegisterChange['breaks']): RegisterChange {
  return { kind: 'removed', path, message: `${what} ${path} removed`, breaks };
}

export function changed(path: string, what: string, breaks: RegisterChange['breaks']): RegisterChange {
  return { kind: 'changed', path, message: `${path} ${what}`, breaks };
}

export function hex(value: bigint): string {
  return `0x${value.toString(16).toUpperCase()}`;
}
