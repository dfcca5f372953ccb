import { MOST } from '@netloom/memory';
import type { Memory, ReadMacro } from '@netloom/memory';
import { Alert, Modal, Spin } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileDrop } from '../../../../document/index.ts';
import { edit } from '../files/memories.ts';
import { useUi } from '../store/uiStore.ts';
import { MacroTable } from './MacroTable.tsx';
import { useReading } from './useReading.ts';
import type { Reading } from './useReading.ts';
import './macros.css';

const close = () => useUi.setState({ dialog: undefined });

/** Reads macros from the files of a library; what they have and where they contradict each other is shown first. */
export function MacrosDialog({ memory }: { memory: Memory }) {
  const { t } = useTranslation('memory');
  const [reading, choose] = useReading();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const macros = reading.state === 'read' ? reading.reading.macros : [];
  const taken = macros.filter(({ name, macro }) => macro !== undefined && !left.has(name));
  const names = new Set([...Object.keys(memory.macros), ...taken.map(({ name }) => name)]);
  const isTooMany = names.size > MOST.macros;
  function take() {
    edit((current) => withMacros(current, taken));
    close();
  }
  return (
    <Modal
      open
      width="min(900px, 96vw)"
      className="nl-tall-dialog"
      title={t('macros.title')}
      okText={t('macros.take', { count: taken.length })}
      okButtonProps={{ disabled: taken.length === 0 || isTooMany }}
      onOk={take}
      onCancel={close}
    >
      <div className="nl-memory-macros">
        <FileDrop
          text={t(reading.state === 'none' ? 'macros.drop' : 'macros.dropOthers')}
          hint={t('macros.which')}
          accept=".lib,.lef,.v,.sv,.json"
          isSmall={reading.state !== 'none'}
          onChoose={(files) => {
            setLeft(new Set());
            choose(files);
          }}
        />
        {isTooMany && <Alert type="error" showIcon title={t('macros.tooMany', { most: MOST.macros })} />}
        <Result reading={reading} memory={memory} left={left} onLeave={setLeft} />
      </div>
    </Modal>
  );
}

/** The memory with the macros, one of a name that is there already in its place; it is made of macros then. */
function withMacros(memory: Memory, taken: readonly ReadMacro[]): Memory {
  const added = Object.fromEntries(taken.map(({ name, macro }) => [name, macro!]));
  const use = memory.target === 'macros' ? memory.use : undefined;
  return { ...memory, target: 'macros', use, macros: { ...memory.macros, ...added } };
}

interface ResultProps {
  reading: Reading;
  memory: Memory;
  left: ReadonlySet<string>;
  onLeave: (left: ReadonlySet<string>) => void;
}

function Result({ reading, memory, left, onLeave }: ResultProps) {
  const { t } = useTranslation('memory');
  if (reading.state === 'none') return <p className="nl-memory-hint">{t('macros.help')}</p>;
  if (reading.state === 'busy') return <Spin />;
  if (reading.state === 'tooLarge') return <Alert type="error" showIcon title={t('macros.tooLarge')} />;
  if (reading.state === 'failed')
    return <Alert type="error" showIcon title={t('macros.failed')} description={reading.why} />;
  const { macros, without } = reading.reading;
  return (
    <>
      {macros.length > 0 && (
        <MacroTable macros={macros} known={memory.macros} left={left} onLeave={onLeave} />
      )}
      {without.length > 0 && (
        <Alert
          type="info"
          showIcon
          title={t('macros.without', { count: without.length })}
          description={<code>{without.join(', ')}</code>}
        />
      )}
    </>
  );
}
