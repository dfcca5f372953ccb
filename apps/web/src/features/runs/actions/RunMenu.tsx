import { EllipsisOutlined } from '@ant-design/icons';
import type { RunRow } from '@netloom/contract';
import { Button, Dropdown } from 'antd';
import { Suspense, lazy, useState } from 'react';
import { useRunMenu } from './useRunMenu.tsx';

const ScheduleDialog = lazy(() => import('../schedule/ScheduleDialog.tsx'));
const CompareWith = lazy(() => import('../compare/CompareWith.tsx'));

interface RunMenuProps {
  row: RunRow;
  /** What the menu is called. */
  label: string;
  onDeleted?: () => void;
}

/** All that can be done with a run. */
export function RunMenu({ row, label, onDeleted }: RunMenuProps) {
  const [dialog, setDialog] = useState<'schedule' | 'compare' | null>(null);
  const menu = useRunMenu(row, { open: setDialog, onDeleted });
  const close = () => setDialog(null);
  return (
    <>
      <Dropdown trigger={['click']} menu={menu}>
        <Button
          type="text"
          size="small"
          icon={<EllipsisOutlined />}
          aria-label={label}
          onClick={(event) => event.stopPropagation()}
        />
      </Dropdown>
      <Suspense>
        {dialog === 'schedule' ? <ScheduleDialog runId={row.runId} onClose={close} /> : null}
        {dialog === 'compare' ? <CompareWith row={row} onClose={close} /> : null}
      </Suspense>
    </>
  );
}
