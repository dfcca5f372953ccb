import { evaluate } from '@netloom/hdl/expression';
import type { SocDocument } from '@netloom/model';
import { useSaid } from '../../../../diagnostics/useSaid.ts';
import { Input, InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { BUS_NAMES } from '../geometry/shape.ts';
import { change } from '../store/history.ts';
import { useSoc } from '../store/socStore.ts';
import { CommittedInput } from './CommittedInput.tsx';
import { NameRow } from './NameRow.tsx';
import { OfAll } from './OfAll.tsx';
import { PinList } from './PinList.tsx';
import { Row } from './Row.tsx';

type Section = 'clocks' | 'resets' | 'ports' | 'interfaces';

/** A clock, reset, port or interface of the top level. */
export function TopItemProperties({ name }: { name: string }) {
  const { t } = useTranslation('soc');
  const document = useSoc((state) => state.document);
  const section = (['clocks', 'resets', 'ports', 'interfaces'] as const).find((each) =>
    Object.hasOwn(document[each], name),
  );
  if (!section) return null;
  return (
    <>
      <h3>{t(`top.one.${section}`)}</h3>
      <OfAll>
        <NameRow name={name} />
        {section === 'clocks' && <ClockRows name={name} />}
        {section === 'resets' && <ResetRows name={name} />}
        {section === 'ports' && <PortRows name={name} />}
        {section === 'interfaces' && <InterfaceRows name={name} />}
        <Row label={t('properties.description')}>
          <CommittedInput
            label={t('properties.description')}
            value={document[section][name]?.description ?? ''}
            onCommit={(text) => set(section, name, { description: text || undefined })}
          />
        </Row>
      </OfAll>
      <h4>{t('properties.connections')}</h4>
      <PinList name={name} />
    </>
  );
}

function set<S extends Section>(section: S, name: string, part: Partial<SocDocument[S][string]>): void {
  const { document } = useSoc.getState();
  const item = { ...document[section][name], ...part };
  change({ document: { ...document, [section]: { ...document[section], [name]: item } } });
}

function ClockRows({ name }: { name: string }) {
  const { t } = useTranslation('soc');
  const frequency = useSoc((state) => state.document.clocks[name]!.frequency);
  return (
    <Row label={t('top.frequency')}>
      <InputNumber
        aria-label={t('top.frequency')}
        min={0.000001}
        max={1_000_000}
        value={frequency / 1e6}
        suffix="MHz"
        className="nl-soc-wide"
        onChange={(megahertz) => megahertz && set('clocks', name, { frequency: megahertz * 1e6 })}
      />
    </Row>
  );
}

function ResetRows({ name }: { name: string }) {
  const { t } = useTranslation('soc');
  const { resets, clocks } = useSoc((state) => state.document);
  const { polarity, clock } = resets[name]!;
  return (
    <>
      <Row label={t('top.polarity')}>
        <Select
          aria-label={t('top.polarity')}
          value={polarity}
          className="nl-soc-wide"
          options={[
            { value: 'low' as const, label: t('top.activeLow') },
            { value: 'high' as const, label: t('top.activeHigh') },
          ]}
          onChange={(next) => set('resets', name, { polarity: next })}
        />
      </Row>
      <Row label={t('top.clock')}>
        <Select
          aria-label={t('top.clock')}
          value={clock}
          className="nl-soc-wide"
          options={Object.keys(clocks).map((value) => ({ value }))}
          onChange={(next) => set('resets', name, { clock: next })}
        />
      </Row>
    </>
  );
}

function PortRows({ name }: { name: string }) {
  const { t } = useTranslation('soc');
  const port = useSoc((state) => state.document.ports[name]!);
  const values = useSoc((state) => state.design.values);
  const width = evaluate(port.width, values);
  const say = useSaid();
  const note = !width.ok ? say(width) : String(width.value) === port.width ? '' : `= ${width.value}`;
  return (
    <>
      <Row label={t('top.direction')}>
        <Select
          aria-label={t('top.direction')}
          value={port.direction}
          className="nl-soc-wide"
          options={(['in', 'out', 'inout'] as const).map((value) => ({ value, label: t(`top.${value}`) }))}
          onChange={(direction) => set('ports', name, { direction })}
        />
      </Row>
      <Row label={t('top.width')} note={note}>
        <CommittedInput
          mono
          label={t('top.width')}
          value={port.width}
          invalid={!width.ok}
          onCommit={(text) => set('ports', name, { width: text })}
        />
      </Row>
    </>
  );
}

function InterfaceRows({ name }: { name: string }) {
  const { t } = useTranslation('soc');
  const item = useSoc((state) => state.document.interfaces[name]!);
  const width = (key: 'addressWidth' | 'dataWidth') => (
    <Row label={t(`top.${key}`)}>
      <CommittedInput
        mono
        label={t(`top.${key}`)}
        value={item[key] ?? ''}
        onCommit={(text) => set('interfaces', name, { [key]: text || undefined })}
      />
    </Row>
  );
  return (
    <>
      <Row label={t('top.protocol')}>
        <Input
          readOnly
          aria-label={t('top.protocol')}
          value={`${BUS_NAMES[item.bus]} · ${t(`top.${item.role}`)}`}
        />
      </Row>
      {width('addressWidth')}
      {width('dataWidth')}
    </>
  );
}
