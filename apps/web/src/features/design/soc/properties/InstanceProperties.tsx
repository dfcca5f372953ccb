import { Tag } from 'antd';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { change } from '../store/history.ts';
import { useSoc } from '../store/socStore.ts';
import { CommittedInput } from './CommittedInput.tsx';
import { NameRow } from './NameRow.tsx';
import { ParameterRows } from './ParameterRows.tsx';
import { Overrides } from './Overrides.tsx';
import { PinList } from './PinList.tsx';
import { ReplaceButton } from './ReplaceButton.tsx';
import { BlockRuns } from '../probe/BlockRuns.tsx';
import { useBlockAbout, useBlockTitle } from '../../palette/index.ts';
import { Row } from './Row.tsx';
import { VariantRow } from './VariantRow.tsx';

/** Only what a part shows itself brings it up to date: a block that moves leaves all of them as they are. */
export const InstanceProperties = memo(function InstanceProperties({ name }: { name: string }) {
  const { t } = useTranslation('soc');
  const titleOf = useBlockTitle();
  const aboutOf = useBlockAbout();
  const instance = useSoc((state) => state.document.instances[name]);
  const shape = useSoc((state) => state.design.blocks.get(name)?.shape);
  const generator = useSoc((state) => state.library.find(instance?.ip ?? '')?.descriptor.generator);
  if (!instance) return null;
  const unknown =
    generator === undefined ? t('properties.unknownIp') : t('properties.unknownGenerator', { generator });
  const title = shape ? titleOf(shape.descriptor) : unknown;
  return (
    <>
      <h3>
        {name} <Tag title={title}>{title}</Tag>
      </h3>
      <NameRow name={name} />
      <Row label="VLNV">
        <code>{instance.ip}</code>
        <ReplaceButton name={name} vlnv={instance.ip} />
      </Row>
      <VariantRow name={name} />
      <Row label={t('properties.description')}>
        <CommittedInput
          label={t('properties.description')}
          value={instance.description ?? ''}
          placeholder={shape && aboutOf(shape.descriptor).split('\n')[0]}
          onCommit={(text) => describe(name, text)}
        />
      </Row>
      {shape && shape.descriptor.parameters.length > 0 && (
        <>
          <h4>{t('properties.parameters')}</h4>
          <ParameterRows name={name} instance={instance} shape={shape} />
        </>
      )}
      <Overrides name={name} />
      <Row label={t('places.measured')}>
        <BlockRuns name={name} />
      </Row>
      <h4>{t('properties.ports')}</h4>
      <PinList name={name} />
    </>
  );
});

function describe(name: string, text: string): void {
  const { document } = useSoc.getState();
  const instance = { ...document.instances[name]!, description: text || undefined };
  change({ document: { ...document, instances: { ...document.instances, [name]: instance } } });
}
