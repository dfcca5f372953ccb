import type { WaveVariable } from '@netloom/waves';
import { startDrag } from './dragSignals.ts';
import styles from './ScopePanel.module.css';

const marks: Record<WaveVariable['direction'], string> = {
  input: '→',
  output: '←',
  inout: '↔',
  buffer: '←',
  linkage: '↔',
  '': '',
};

/** The path without the name. */
function scopeOf({ path, name }: WaveVariable): string {
  return path.slice(0, -name.length - 1);
}

interface Props {
  variable: WaveVariable;
  active: boolean;
  /** Shows the scope behind the name. */
  withPath: boolean;
  onClick: () => void;
}

/** A signal to choose: direction, name and range. */
export function SignalRow({ variable, active, withPath, onClick }: Props) {
  return (
    <div
      role="option"
      aria-selected={active}
      className={styles.signal}
      title={`${variable.path} ${variable.range} (${variable.kind})`}
      draggable
      onDragStart={(event) => startDrag(event.dataTransfer, { variables: [variable] })}
      onClick={onClick}
    >
      <span className={styles.direction}>{marks[variable.direction]}</span>
      <span>{variable.name}</span>
      <span className={styles.dim}>{variable.range}</span>
      {withPath && <span className={styles.dim}>{scopeOf(variable)}</span>}
    </div>
  );
}
