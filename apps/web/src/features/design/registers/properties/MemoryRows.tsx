import type { Memory } from '@netloom/model';
import { quantityOf } from '@netloom/registers';
import type { Members } from '@netloom/registers';
import { TextRow } from './TextRow.tsx';
import { SelectRow } from './rows.tsx';

interface MemoryRowsProps {
  node: Memory;
  set: (members: Members<Memory>) => void;
}

export function MemoryRows({ node, set }: MemoryRowsProps) {
  return (
    <>
      <TextRow
        name="entries"
        value={node.entries}
        onChange={(entries) => set({ entries: quantityOf(entries) })}
      />
      <SelectRow
        name="software"
        value={node.software}
        options={['rw', 'r', 'w']}
        onChange={(software) => software && set({ software })}
      />
    </>
  );
}
