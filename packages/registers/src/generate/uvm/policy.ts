import type { RegisterField } from '@netloom/model';
import { accessName } from '../../access/accessName.ts';
import type { Access } from '../../access/accessName.ts';

/** UVM's policy for a field, and whether it says all; where UVM has none it is the nearest. */
export function policyOf({ software, onRead, onWrite }: RegisterField): { name: string; isExact: boolean } {
  const exact = accessName({ software, onRead, onWrite });
  if (exact) return { name: exact, isExact: true };
  const write = onWrite === 'user' ? undefined : onWrite;
  const read = onRead === 'user' ? undefined : onRead;
  const both = software === 'w' ? 'rw' : software;
  const nearer: Access[] = [
    { software, onRead: read, onWrite: write },
    { software: both, onRead: read, onWrite: write },
    { software, onWrite: write },
    { software: both, onWrite: write },
    { software, onRead: read },
  ];
  for (const access of nearer) {
    const name = accessName(access);
    if (name) return { name, isExact: false };
  }
  return { name: accessName({ software })!, isExact: false };
}
