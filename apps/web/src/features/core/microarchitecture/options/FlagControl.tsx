import { Switch } from 'antd';
import { refusalOf } from './choices.ts';
import { idOf } from './controlProps.ts';
import type { ControlProps } from './controlProps.ts';
import { valueAt } from './valueAt.ts';

export function FlagControl({ row, options, onChange }: ControlProps) {
  const on = valueAt(options, row.pointer) === true;
  return (
    <Switch
      id={idOf(row)}
      size="small"
      checked={on}
      disabled={!on && refusalOf(options, row, true) !== undefined}
      onChange={onChange}
    />
  );
}
