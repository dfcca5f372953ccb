import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { EDGE_SHAPES, addEdge, changeEdge, nodesOf, removeEdge } from '@netloom/waves/drawing';
import type { Drawing, Edge } from '@netloom/waves/drawing';
import { Button, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { edit } from '../store/edit.ts';

/** Arrows and measures between nodes. */
export function EdgeList({ drawing }: { drawing: Drawing }) {
  const { t } = useTranslation('waveDrawing');
  const nodes = [...nodesOf(drawing).keys()];
  const [from, to] = nodes;
  return (
    <section>
      <h4>
        {t('edge.title')}
        <Button
          type="text"
          size="small"
          icon={<PlusOutlined />}
          aria-label={t('edge.add')}
          title={to === undefined ? t('edge.needsNodes') : t('edge.add')}
          disabled={to === undefined}
          onClick={() =>
            edit((document) => addEdge(document, { from: from!, to: to!, shape: '~>', label: '' }))
          }
        />
      </h4>
      {drawing.edges.length === 0 ? <p className="nl-dim">{t('edge.none')}</p> : null}
      {drawing.edges.map((edge) => (
        <EdgeRow key={edge.index} edge={edge} nodes={nodes} />
      ))}
    </section>
  );
}

function EdgeRow({ edge, nodes }: { edge: Edge; nodes: readonly string[] }) {
  const { t } = useTranslation('waveDrawing');
  const set = (change: Partial<Edge>) => edit((document) => changeEdge(document, { ...edge, ...change }));
  const options = nodes.map((value) => ({ value, label: value }));
  return (
    <div className="nl-wd-edge">
      <Select
        size="small"
        aria-label={t('edge.from')}
        value={edge.from}
        options={options}
        onChange={(from) => set({ from })}
      />
      <Select
        size="small"
        className="nl-mono"
        aria-label={t('edge.shape')}
        value={edge.shape}
        options={EDGE_SHAPES.map((value) => ({ value, label: value }))}
        onChange={(shape) => set({ shape })}
      />
      <Select
        size="small"
        aria-label={t('edge.to')}
        value={edge.to}
        options={options}
        onChange={(to) => set({ to })}
      />
      <Input
        key={edge.label}
        size="small"
        aria-label={t('edge.label')}
        placeholder={t('edge.label')}
        defaultValue={edge.label}
        onBlur={({ target }) => target.value !== edge.label && set({ label: target.value.trim() })}
        onPressEnter={({ currentTarget }) => currentTarget.blur()}
      />
      <Button
        type="text"
        size="small"
        icon={<DeleteOutlined />}
        aria-label={t('edge.remove')}
        title={t('edge.remove')}
        onClick={() => edit((document) => removeEdge(document, edge.index))}
      />
    </div>
  );
}
