import { DeleteOutlined } from '@ant-design/icons';
import { assignInterrupts } from '@netloom/soc';
import { Button, Empty, Table } from 'antd';
import { useTranslation } from 'react-i18next';
import { showEndpoint } from '../find/show.ts';
import { change } from '../store/history.ts';
import { useSoc } from '../store/socStore.ts';
import { LineNumber } from './LineNumber.tsx';
import { SinkChoice } from './SinkChoice.tsx';
import { removeLine } from './interruptLines.ts';
import { interruptPorts, interruptRows } from './interruptRows.ts';
import type { InterruptRow } from './interruptRows.ts';
import { ShowButton } from '../properties/ShowButton.tsx';

/** Which interrupt output goes to which bit of which sink. */
export default function InterruptTab() {
  const { t } = useTranslation('soc');
  const { document, design, library } = useSoc();
  const rows = interruptRows(document, design);
  const [firstSink] = interruptPorts(design, 'sink');
  if (rows.length === 0)
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('interrupt.none')} />;
  const assign = () => change({ document: assignInterrupts(document, library, firstSink) });
  return (
    <div className="nl-soc-interrupts">
      <div className="nl-soc-bar">
        <Button
          onClick={assign}
          disabled={firstSink === undefined || rows.every((row) => row.sink !== undefined)}
        >
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
            render: (_, { source }) => <ShowButton onClick={() => showEndpoint(source)}>{source}</ShowButton>,
          },
          { title: t('interrupt.sink'), width: 240, render: (_, row) => <SinkChoice row={row} /> },
          { title: t('interrupt.number'), width: 110, render: (_, row) => <LineNumber row={row} /> },
          { width: 50, render: (_, row) => row.sink !== undefined && <RemoveButton row={row} /> },
        ]}
      />
    </div>
  );
}

function RemoveButton({ row: { source } }: { row: InterruptRow }) {
  const { t } = useTranslation('soc');
  return (
    <Button
      type="text"
      icon={<DeleteOutlined />}
      aria-label={t('interrupt.remove', { source })}
      onClick={() => removeLine(source)}
    />
  );
}
