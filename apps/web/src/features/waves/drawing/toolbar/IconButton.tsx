import { Button, Tooltip } from 'antd';
import type { ReactNode } from 'react';

interface IconButtonProps {
  title: string;
  keys?: string;
  icon: ReactNode;
  disabled?: boolean;
  pressed?: boolean;
  onClick: () => void;
}

export function IconButton({ title, keys, icon, disabled = false, pressed, onClick }: IconButtonProps) {
  return (
    <Tooltip title={keys === undefined ? title : `${title} (${keys})`} mouseEnterDelay={0.5}>
      <Button
        type="text"
        className={pressed === true ? 'nl-wd-on' : ''}
        icon={icon}
        aria-label={title}
        aria-pressed={pressed}
        disabled={disabled}
        onClick={onClick}
      />
    </Tooltip>
  );
}
