import { Button, Tooltip } from 'antd';
import type { ReactNode } from 'react';

interface IconButtonProps {
  /** What it does: its name, and the tip. */
  title: string;
  icon: ReactNode;
  disabled?: boolean;
  /** Of a switch: whether it is on. */
  pressed?: boolean;
  children?: ReactNode;
  onClick: () => void;
}

/** A command of a toolbar. */
export function IconButton({ title, icon, disabled = false, pressed, children, onClick }: IconButtonProps) {
  return (
    <Tooltip title={title} mouseEnterDelay={0.5}>
      <Button
        type="text"
        size="small"
        icon={icon}
        aria-label={title}
        aria-pressed={pressed}
        disabled={disabled}
        onClick={onClick}
      >
        {children}
      </Button>
    </Tooltip>
  );
}
