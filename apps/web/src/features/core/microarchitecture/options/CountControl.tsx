import { InputNumber } from 'antd';
import { idOf } from './controlProps.ts';
import type { ControlProps } from './controlProps.ts';
import { valueAt } from './valueAt.ts';

interface CountControlProps extends ControlProps {
  min: number;
  max: number;
}

export function CountControl({ row, options, onChange, min, max }: CountControlProps) {
  return (
    <span className="nl-core-count">
      <InputNumber
        id={idOf(row)}
        size="small"
        min={min}
        max={max}
        precision={0}
        value={valueAt(options, row.pointer) as number}
        onChange={(value) => value !== null && onChange(value)}
      />
      <small>{`${min}–${max}`}</small>
    </span>
  );
}
