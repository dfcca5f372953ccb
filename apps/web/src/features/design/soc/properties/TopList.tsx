import { PlusOutlined } from '@ant-design/icons';
import type { SocDocument } from '@netloom/model';
import { Button } from 'antd';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { addTopItem } from '../commands/addTopItem.ts';
import { frequencyText } from '../geometry/topShape.ts';
import { BUS_NAMES } from '../geometry/shape.ts';
import { selectBlocks } from '../store/selection.ts';
import { useSoc } from '../store/socStore.ts';
import { ShowButton } from './ShowButton.tsx';

export type TopSection = 'clocks' | 'resets' | 'ports' | 'interfaces';

/** Names of one section of the top level; a click opens one, the plus adds one. */
export const TopList = memo(function TopList({ section }: { section: TopSection }) {
  const { t } = useTranslation('soc');
  const names = Object.keys(useSoc((state) => state.document[section]));
  const hasClocks = useSoc((state) => Object.keys(state.document.clocks).length > 0);
  // A reset needs a clock to be released by; an interface comes from exporting one of a block.
  const canAdd = section !== 'interfaces' && (section !== 'resets' || hasClocks);
  return (
    <>
      <h4>
        {t(`top.${section}`)}
        {canAdd && (
          <Button
            type="text"
            size="small"
            icon={<PlusOutlined />}
            aria-label={t(`top.add.${section}`)}
            onClick={() => addTopItem(section)}
          />
        )}
      </h4>
      {names.length === 0 && <p className="nl-soc-hint">{t(`top.no.${section}`)}</p>}
      <ul className="nl-soc-tops">
        {names.map((name) => (
          <li key={name}>
            <ShowButton onClick={() => selectBlocks([name])}>{name}</ShowButton>
            <small>{detailOf(useSoc.getState().document, section, name)}</small>
          </li>
        ))}
      </ul>
    </>
  );
});

function detailOf(document: SocDocument, section: TopSection, name: string): string {
  if (section === 'clocks') return frequencyText(document.clocks[name]!.frequency);
  if (section === 'resets') return `${document.resets[name]!.polarity} · ${document.resets[name]!.clock}`;
  if (section === 'ports') return `${document.ports[name]!.direction} · ${document.ports[name]!.width}`;
  const { bus, role } = document.interfaces[name]!;
  return `${BUS_NAMES[bus]} · ${role}`;
}
