import { MinusCircleOutlined, PlusCircleOutlined, SwapOutlined } from '@ant-design/icons';
import type { Difference, Part } from '@netloom/pins';
import { Empty, Input, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showPlace } from '../store/showPlace.ts';
import { closeDialog } from '../store/uiStore.ts';

const ICONS = { added: PlusCircleOutlined, removed: MinusCircleOutlined, changed: SwapOutlined };
const PARTS: readonly Part[] = ['pins', 'peripherals', 'clocks', 'lin', 'general'];

/** Differences with both values; a row leads to the place that it speaks of. */
export function DifferenceTable({ differences }: { differences: readonly Difference[] }) {
  const { t } = useTranslation('pinReport');
  const [part, setPart] = useState<Part | 'all'>('all');
  const [filter, setFilter] = useState('');
  const words = filter.toLowerCase();
  const shown = differences.filter(
    (difference) => (part === 'all' || difference.part === part) && textOf(difference).includes(words),
  );
  if (differences.length === 0) {
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('compare.same')} />;
  }
  const countOf = (each: Part) => differences.filter((difference) => difference.part === each).length;
  return (
    <>
      <div className="nl-pins-compare-filter">
        <Segmented<Part | 'all'>
          size="small"
          value={part}
          onChange={setPart}
          options={[
            { value: 'all', label: t('compare.all', { count: differences.length }) },
            ...PARTS.map((value) => ({
              value,
              label: `${t(`part.${value}`)} ${countOf(value)}`,
              disabled: countOf(value) === 0,
            })),
          ]}
        />
        <Input
          size="small"
          allowClear
          placeholder={t('compare.filter')}
          aria-label={t('compare.filter')}
          value={filter}
          onChange={({ target }) => setFilter(target.value)}
        />
      </div>
      <div className="nl-pins-compare-rows" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('compare.object')}</th>
              <th scope="col">{t('compare.field')}</th>
              <th scope="col">{t('compare.before')}</th>
              <th scope="col">{t('compare.after')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((difference) => (
              <DifferenceRow
                key={`${difference.part} ${difference.object} ${difference.field}`}
                {...difference}
              />
            ))}
          </tbody>
        </table>
        {shown.length === 0 && <p>{t('compare.noneFits')}</p>}
      </div>
    </>
  );
}

function textOf({ object, field, before = '', after = '' }: Difference): string {
  return `${object} ${field} ${before} ${after}`.toLowerCase();
}

function DifferenceRow({ part, object, field, kind, before, after, pointer }: Difference) {
  const { t } = useTranslation('pinReport');
  const Icon = ICONS[kind];
  // What both have, but one does not set, has its default there.
  const unset = kind === 'changed' ? t('compare.default') : '—';
  const show = () => {
    showPlace(pointer);
    closeDialog();
  };
  return (
    <tr data-kind={kind}>
      <th scope="row">
        <Icon aria-label={t(`kind.${kind}`)} title={t(`kind.${kind}`)} />{' '}
        {part === 'general' ? (
          t('part.general')
        ) : (
          <button type="button" onClick={show}>
            {part === 'clocks' ? t('part.clocks') : object}
          </button>
        )}
      </th>
      <td>{field}</td>
      <td data-unset={before === undefined}>{before ?? unset}</td>
      <td data-unset={after === undefined}>{after ?? unset}</td>
    </tr>
  );
}
