import { PlusOutlined } from '@ant-design/icons';
import type { Permission } from '@netloom/contract';
import { Button } from 'antd';
import { Permitted } from '../Permitted.tsx';

interface AddButtonProps {
  /** Without it there is no button. */
  permission: Permission;
  label: string;
  /** Beside a button that is the first choice. */
  isSecond?: boolean;
  onAdd: () => void;
}

/** Adds to a list. */
export function AddButton({ permission, label, isSecond = false, onAdd }: AddButtonProps) {
  return (
    <Permitted any={[permission]}>
      <Button type={isSecond ? 'default' : 'primary'} icon={<PlusOutlined />} onClick={onAdd}>
        {label}
      </Button>
    </Permitted>
  );
}
