import { Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { formats } from './format.ts';
import type { ExportFormat } from './format.ts';
import './export.css';

interface Props {
  value: ExportFormat;
  onChange: (format: ExportFormat) => void;
}

/** The formats, each with what it is good for. */
export function FormatChoice({ value, onChange }: Props) {
  const { t } = useTranslation('waves');
  return (
    <Radio.Group
      className="nl-wave-export-formats"
      value={value}
      onChange={(event) => onChange(event.target.value as ExportFormat)}
    >
      {formats.map((format) => (
        <Radio key={format} value={format}>
          <b>{t(`export.format.${format}`)}</b>
          <small>{t(`export.text.${format}`)}</small>
        </Radio>
      ))}
    </Radio.Group>
  );
}
