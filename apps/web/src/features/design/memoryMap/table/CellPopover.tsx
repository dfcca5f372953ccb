import { Popover } from 'antd';
import type { ReactNode } from 'react';
import { stopEditing } from './tableStore.ts';

/** What is edited of a cell, beside it while it is open. */
export function CellPopover({ content }: { content: ReactNode }) {
  return (
    <Popover
      open
      trigger="click"
      placement="bottomLeft"
      content={content}
      onOpenChange={(open) => !open && stopEditing()}
    >
      <span className="nl-map-anchor" />
    </Popover>
  );
}
