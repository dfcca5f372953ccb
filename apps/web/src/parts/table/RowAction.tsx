import { Button, Tooltip } from 'antd';
import type { ReactNode } from 'react';

interface RowActionProps {
  label: string;
  icon: ReactNode;
  onClick: () => void;
  danger?: boolean;
  /** Why it cannot be done now. */
  refused?: string | null;
  loading?: boolean;
}

/** A button of a row: a sign that says its name when it is pointed at or focused. */
export function RowAction({ label, icon, onClick, danger, refused = null, loading }: RowActionProps) {
  return (
    <Tooltip title={refused ?? label}>
      <Button
        type="text"
        size="small"
        aria-label={label}
        icon={icon}
        danger={danger}
        disabled={refused !== null}
        loading={loading}
        onClick={onClick}
        onDoubleClick={(event) => event.stopPropagation()}
      />
    </Tooltip>
  );
}
