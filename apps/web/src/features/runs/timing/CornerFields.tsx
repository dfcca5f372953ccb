import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { PathInput } from '../../../parts/form/PathInput.tsx';
import type { FieldsProps, CornerFields as Corner } from './useTimingForm.ts';

const MOST = 8;
const LIBERTY = ['.lib'];
/** What corners are usually called, in the order in which they are added. */
const NAMES = ['slow', 'fast', 'typical'];

/** Libraries of cells at other processes, voltages and temperatures, which are timed together. */
export function CornerFields({ form: { corners }, set }: FieldsProps) {
  const { t } = useTranslation('timing');
  const change = (index: number, part: Partial<Corner>) =>
    set({ corners: corners.map((each, at) => (at === index ? { ...each, ...part } : each)) });
  const add = () => set({ corners: [...corners, { name: nextName(corners), liberty: '' }] });
  return (
    <fieldset className="nl-timing-corners">
      <legend>{t('corner.title')}</legend>
      {corners.map(({ name, liberty }, index) => (
        // A corner has no name of its own while it is typed.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index}>
          <Input
            className="nl-mono"
            aria-label={t('corner.name', { number: index + 1 })}
            value={name}
            onChange={({ target }) => change(index, { name: target.value })}
          />
          <PathInput
            label={t('corner.liberty', { name })}
            value={liberty}
            endings={LIBERTY}
            placeholder={`lib/${name || 'slow'}.lib`}
            onChange={(path) => change(index, { liberty: path })}
          />
          <Button
            type="text"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={t('corner.remove', { name })}
            onClick={() => set({ corners: corners.filter((_, at) => at !== index) })}
          />
        </div>
      ))}
      <Button
        size="small"
        icon={<PlusOutlined aria-hidden />}
        disabled={corners.length >= MOST}
        onClick={add}
      >
        {t('corner.add')}
      </Button>
      <small className="nl-dim">{t('corner.help')}</small>
    </fieldset>
  );
}

function nextName(corners: readonly Corner[]): string {
  const isFree = (name: string) => corners.every((each) => each.name !== name);
  return NAMES.find(isFree) ?? `corner${corners.length}`;
}
