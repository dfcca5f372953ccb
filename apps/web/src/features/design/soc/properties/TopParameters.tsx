import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { uniqueName } from '@netloom/soc';
import { Button, Space } from 'antd';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useShallow } from 'zustand/react/shallow';
import { change } from '../store/history.ts';
import { useSoc } from '../store/socStore.ts';
import { CommittedInput } from './CommittedInput.tsx';
import { Row } from './Row.tsx';

/** The SoC's own parameters, which the expressions of its instances and ports may use. */
export const TopParameters = memo(function TopParameters() {
  const { t } = useTranslation('soc');
  const parameters = useSoc((state) => state.document.parameters);
  const values = useSoc(
    useShallow(({ design }) => Object.keys(parameters).map((name) => design.values[name])),
  );
  const set = (next: Record<string, string>) =>
    change({ document: { ...useSoc.getState().document, parameters: next } });
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
          onClick={() => set({ ...parameters, [uniqueName(useSoc.getState().document, 'WIDTH')]: '32' })}
        />
      </h4>
      {Object.entries(parameters).map(([name, value], index) => (
        <Row key={name} label={<code>{name}</code>} note={noteOf(value, values[index])}>
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
});

function noteOf(text: string, value: bigint | string | number | undefined): string {
  return value === undefined ? '= ?' : String(value) === text ? '' : `= ${value}`;
}
