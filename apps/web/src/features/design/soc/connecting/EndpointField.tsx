import { AutoComplete, Form, InputNumber, Space } from 'antd';
import { useTranslation } from 'react-i18next';
import { ownerOf } from '../geometry/flow.ts';
import { useSoc } from '../store/socStore.ts';
import { partOf } from './endpointPart.ts';
import type { EndpointPart } from './endpointPart.ts';

interface Props {
  label: string;
  side: 'source' | 'sink';
  /** When given, the pins of these blocks come first. */
  owners: string[];
  value: EndpointPart;
  onChange(value: EndpointPart): void;
}

/** Chooses a pin by name and, of a vector, the bits; a source may be a constant such as 8'hA5. */
export function EndpointField({ label, side, owners, value, onChange }: Props) {
  const { t } = useTranslation('soc');
  const scene = useSoc((state) => state.scene);
  const width = scene.pins.get(value.endpoint)?.shape.width ?? 0;
  const first = new Set(owners);
  const options = [...scene.pins.values()]
    .filter(({ shape }) => (side === 'source' ? shape.drives : shape.sinks))
    .map(({ shape }) => ({ value: shape.endpoint, label: `${shape.endpoint}${shape.range}` }))
    .sort((a, b) => rank(first, a.value) - rank(first, b.value));
  const bit = (name: 'high' | 'low') => (
    <InputNumber
      min={0}
      max={width - 1}
      precision={0}
      value={value[name]}
      aria-label={t(`connect.${name}`)}
      className="nl-soc-bit"
      onChange={(next) => onChange({ ...value, [name]: next ?? 0 })}
    />
  );
  return (
    <Form.Item
      label={label}
      htmlFor={`connect-${side}`}
      extra={side === 'source' ? t('connect.constantHint') : undefined}
    >
      <Space.Compact block>
        <AutoComplete
          id={`connect-${side}`}
          autoFocus={side === 'source'}
          options={options}
          value={value.endpoint}
          showSearch={{ filterOption: (text, option) => option?.value.includes(text) ?? false }}
          onChange={(endpoint: string) => onChange(partOf(scene, endpoint))}
        />
        {width > 1 && bit('high')}
        {width > 1 && bit('low')}
      </Space.Compact>
    </Form.Item>
  );
}

function rank(first: Set<string>, endpoint: string): number {
  return first.has(ownerOf(endpoint) ?? '') ? 0 : 1;
}
