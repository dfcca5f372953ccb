import { PlusOutlined } from '@ant-design/icons';
import type { WaveVariable } from '@netloom/waves';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { startDrag } from './dragSignals.ts';
import { typeBadge } from './signalKinds.ts';
import './scopePanel.css';

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

function describe({ path, range, direction, kind, source }: WaveVariable): string {
  const place = source ? `\n${source.file}:${source.line}` : '';
  return `${path} ${range}\n${direction} ${kind}${place}`;
}

interface Props {
  variable: WaveVariable;
  active: boolean;
  /** Shows the scope behind the name. */
  withPath: boolean;
  onActivate: () => void;
  onAdd: () => void;
}

/** A signal to choose: direction, type, name and range; a double click or the button adds it. */
export function SignalRow({ variable, active, withPath, onActivate, onAdd }: Props) {
  const { t } = useTranslation('waves');
  function add(event: MouseEvent) {
    event.stopPropagation();
    onAdd();
  }
  return (
    <div
      role="option"
      aria-selected={active}
      className="nl-wave-scopes-signal"
      title={describe(variable)}
      draggable
      onDragStart={(event) => startDrag(event.dataTransfer, { variables: [variable] })}
      onClick={onActivate}
      onDoubleClick={onAdd}
    >
      <span className="nl-wave-scopes-direction">{marks[variable.direction]}</span>
      <span className="nl-wave-scopes-badge">{typeBadge(variable)}</span>
      <span className="nl-wave-scopes-signal-name">
        {variable.name} <span className="nl-wave-scopes-dim">{variable.range}</span>
        {withPath && <span className="nl-wave-scopes-dim"> {scopeOf(variable)}</span>}
      </span>
      {/* For the pointer: an option holds no buttons, and Enter does the same. */}
      <span className="nl-wave-scopes-add" aria-hidden title={t('scope.add')} onClick={add}>
        <PlusOutlined />
      </span>
    </div>
  );
}
