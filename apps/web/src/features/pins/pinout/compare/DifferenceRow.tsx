import { MinusCircleOutlined, PlusCircleOutlined, SwapOutlined } from '@ant-design/icons';
import type { Difference } from '@netloom/pins';
import { useTranslation } from 'react-i18next';
import { showPlace } from '../store/showPlace.ts';
import { closeDialog } from '../store/uiStore.ts';

const ICONS = { added: PlusCircleOutlined, removed: MinusCircleOutlined, changed: SwapOutlined };

/** What differs, with both values; it leads to the place that it speaks of. */
export function DifferenceRow({ part, object, field, kind, before, after, pointer }: Difference) {
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
