import { DeleteOutlined } from '@ant-design/icons';
import { assignInterrupts, freeInterruptNumber } from '@netloom/soc';
import { Button, Empty, InputNumber, Select, Table } from 'antd';
import { useTranslation } from 'react-i18next';
import { showEndpoint } from '../find/places.ts';
import { change } from '../store/history.ts';
import { useSoc } from '../store/socStore.ts';
import { interruptPorts, interruptRows } from './interruptRows.ts';
import type { InterruptRow } from './interruptRows.ts';

const HIGHEST = 1023;

/** Which interrupt output goes to which bit of which sink. */
export default function InterruptTab() {
  const { t } = useTranslation('soc');
  const { document, design, library } = useSoc();
  const rows = interruptRows(document, design);
  const sinks = interruptPorts(design, 'sink');
  const outputs = Object.entries(document.ports).filter(([, port]) => port.direction === 'out');
  const options = [...sinks, ...outputs.map(([name]) => name)].map((value) => ({ value, label: value }));
  if (rows.length === 0)
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('interrupt.none')} />;
  const assign = (): void => change({ document: assignInterrupts(document, library, sinks[0]) });
  return (
    <div className="nl-soc-interrupts">
      <div className="nl-soc-bar">
        <Button onClick={assign} disabled={sinks.length === 0 || rows.every((row) => row.sink !== undefined)}>
          {t('interrupt.assign')}
        </Button>
      </div>
      <Table<InterruptRow>
        size="small"
        pagination={false}
        rowKey="source"
        dataSource={rows}
        columns={[
          {
            title: t('interrupt.source'),
            render: (_, row) => <a onClick={() => showEndpoint(row.source)}>{row.source}</a>,
          },
          {
            title: t('interrupt.sink'),
            width: 240,
            render: (_, row) => (
              <Select
                aria-label={`${row.source} ${t('interrupt.sink')}`}
                style={{ width: '100%' }}
                value={row.sink}
                placeholder={t('interrupt.open')}
                options={options}
                onChange={(sink) =>
                  setLine(row.source, sink, row.number ?? freeInterruptNumber(design, sink) ?? 0)
                }
              />
            ),
          },
          {
            title: t('interrupt.number'),
            width: 110,
            render: (_, row) => (
              <InputNumber
                aria-label={`${row.source} ${t('interrupt.number')}`}
                min={0}
                max={HIGHEST}
                precision={0}
                disabled={row.sink === undefined}
                status={row.clash ? 'error' : ''}
                value={row.number}
                onChange={(number) => number !== null && setLine(row.source, row.sink!, number)}
              />
            ),
          },
          {
            width: 50,
            render: (_, row) =>
              row.sink !== undefined && (
                <Button
                  type="text"
                  icon={<DeleteOutlined />}
                  aria-label={t('interrupt.remove', { source: row.source })}
                  onClick={() => removeLine(row.source)}
                />
              ),
          },
        ]}
      />
    </div>
  );
}

function setLine(source: string, sink: string, number: number): void {
  const { document } = useSoc.getState();
  change({ document: { ...document, interrupts: { ...document.interrupts, [source]: { sink, number } } } });
}

function removeLine(source: string): void {
  const { document } = useSoc.getState();
  const interrupts = { ...document.interrupts };
  delete interrupts[source];
  change({ document: { ...document, interrupts } });
}
