import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import './table.css';

interface DetailsProps {
  title: string;
  onClose: () => void;
  /** What is told, each under its name. */
  lines: readonly { name: string; value: ReactNode }[];
  children?: ReactNode;
}

const WIDTH = 520;

/** All that is known of one row. */
export function Details({ title, onClose, lines, children }: DetailsProps) {
  return (
    <Drawer open title={title} size={WIDTH} className="nl-details" onClose={onClose}>
      <dl>
        {lines.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </Drawer>
  );
}
