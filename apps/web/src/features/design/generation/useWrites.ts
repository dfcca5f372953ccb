import { useEffect, useState } from 'react';
import { onStreamMessage } from '../../../stream/index.ts';

/** Changes whenever something is written to the project's tree. */
export function useWrites(deptId: number): number {
  const [count, setCount] = useState(0);
  useEffect(
    () =>
      onStreamMessage((message) => {
        if (message.type === 'tree-changed' && message.deptId === deptId) setCount((before) => before + 1);
      }),
    [deptId],
  );
  return count;
}
