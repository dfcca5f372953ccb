import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { uniqueName } from '@netloom/soc';
import { Button, Space } from 'antd';
import { useTranslation } from 'react-i18next';
import { change } from '../store/history.ts';
import { useSoc } from '../store/socStore.ts';
import { CommittedInput } from './CommittedInput.tsx';
import { Row } from './Row.tsx';

/** The SoC's own parameters, which the expressions of its instances and ports may use. */
export function TopParameters() {
  const { t } = useTranslation('soc');
  const { document, design } = useSoc();
  const { parameters } = document;
  const set = (next: Record<string, string>): void => change({ document: { ...document, parameters: next } });
  const without = (name: string): Record<string, string> =>
    Object.fromEntries(Object.entries(parameters).filter(([key]) => key !== name));
  return (
    <>
      <h4>
        {t('properties.parameters')}
        <Button
          type="text"
          size="small"
          icon={<PlusOutlined />}
          aria-label={t('top.add.parameters')}
          onClick={() => set({ ...parameters, [uniqueName(document, 'WIDTH')]: '32' })}
        />
      </h4>
      {Object.entries(parameters).map(([name, value]) => (
        <Row key={name} label={<code>{name}</code>} note={noteOf(value, design.values[name])}>
          <Space.Compact block>
            <CommittedInput
              mono
              label={name}
              value={value}
              onCommit={(text) => set({ ...parameters, [name]: text })}
            />
            <Button
              icon={<DeleteOutlined />}
              aria-label={t('properties.removeNamed', { name })}
              onClick={() => set(without(name))}
            />
          </Space.Compact>
        </Row>
      ))}
    </>
  );
}

function noteOf(text: string, value: bigint | string | number | undefined): string {
  return value === undefined ? '= ?' : String(value) === text ? '' : `= ${value}`;
}
