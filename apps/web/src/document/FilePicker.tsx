import { DownOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import type { MenuProps } from 'antd';
import type { ReactNode } from 'react';
import { DirtyMark } from './FileName.tsx';
import './document.css';

interface FilePickerProps {
  /** Name of what is open; undefined when nothing is. */
  name: string | undefined;
  /** Where it lies, when the name does not tell. */
  path?: string;
  isDirty: boolean;
  /** Said by the button while nothing is open, and to those who do not see it. */
  choose: string;
  icon?: ReactNode;
  menu: MenuProps;
}

/** The name of what is open, with a dot while it has unsaved edits; its menu opens, makes and removes. */
export function FilePicker({ name, path, isDirty, choose, icon, menu }: FilePickerProps) {
  return (
    <Dropdown trigger={['click']} menu={{ className: 'nl-file-menu', ...menu }}>
      <Button type="text" className="nl-file-picker" title={choose}>
        {icon}
        <b title={path} data-named={name !== undefined}>
          {name ?? choose}
        </b>
        {isDirty ? <DirtyMark /> : null}
        <DownOutlined />
      </Button>
    </Dropdown>
  );
}
